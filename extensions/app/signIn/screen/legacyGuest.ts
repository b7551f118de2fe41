import { type ApiHolder, discoveryApiRef, type IdentityApi } from '#sdk';
import { createGuestIdentity } from '../../api/identity/guestIdentity';
import { asRefreshable } from '../../api/identity/refreshableIdentity';
import { createBrowserMark } from '../../session/createBrowserMark';
import { enterPortal } from '../../session/enterPortal';

/**
 * Remembers in this browser that guests come in without a token here, because the backend knows none. Without storage the
 * question comes again.
 */
export const legacyGuest = createBrowserMark({
  key: 'enableLegacyGuestToken',
  value: 'true',
  place: 'browser',
  withoutStorage: false,
});

/** The guest of a backend that knows no users: nobody vouches for them, and no request carries a token. */
export function enterAsLegacyGuest(apis: ApiHolder): IdentityApi {
  const guest = createGuestIdentity();
  const discovery = apis.get(discoveryApiRef);
  if (!discovery) return guest;
  return enterPortal({
    discovery,
    provider: 'guest',
    userEntityRef: 'user:default/guest',
    identity: asRefreshable(guest),
  });
}
