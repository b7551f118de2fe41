import { type ApiHolder, discoveryApiRef, type IdentityApi } from '#sdk';
import { createGuestIdentity } from '../../api/identity/guestIdentity';
import { asRefreshable } from '../../api/identity/refreshableIdentity';
import { enterPortal } from '../../session/enterPortal';

const KEY = 'enableLegacyGuestToken';

/** Remembers in this browser that guests come in without a token here, because the backend knows none. */
export const legacyGuest = {
  isChosen(): boolean {
    try {
      return localStorage.getItem(KEY) === 'true';
    } catch {
      return false;
    }
  },
  choose(isWanted: boolean): void {
    try {
      if (isWanted) localStorage.setItem(KEY, 'true');
      else localStorage.removeItem(KEY);
    } catch {
      // Without storage the question comes again.
    }
  },
};

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
