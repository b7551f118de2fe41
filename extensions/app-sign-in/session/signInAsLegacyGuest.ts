import { type ApiHolder, discoveryApiRef, type DiscoveryApi, fetchResponse, ResponseError } from '#sdk';
import { asRefreshable, createGuestIdentity, type RefreshableIdentity } from '#extensions/app-apis';
import { setPortalUser } from './setPortalUser';

const REFUSED =
  'You cannot sign in as a guest, you must either enable the legacy guest token or configure the auth backend to support guest sign in.';

/** Guests cannot sign in: the backend has no guest provider and rejects requests without a token. */
export class GuestRefusedError extends Error {
  override readonly name = 'GuestRefusedError';

  constructor(cause?: Error) {
    super(REFUSED, { cause });
  }
}

/**
 * Signs in as a guest without a token. The user is not verified.
 *
 * @throws {GuestRefusedError} if the backend rejects requests without a token.
 */
export async function signInAsLegacyGuest(apis: ApiHolder): Promise<RefreshableIdentity> {
  const guest = { ...asRefreshable(createGuestIdentity()), isGuest: true };
  const discovery = apis.get(discoveryApiRef);
  if (!discovery) return guest;
  await assertOpen(discovery);
  return setPortalUser({
    discovery,
    provider: 'guest',
    userEntityRef: 'user:default/guest',
    identity: guest,
  });
}

/** Asks for the guest's own entity, because it is the cheapest read that every catalog has. */
async function assertOpen(discovery: DiscoveryApi): Promise<void> {
  const address = `${await discovery.getBaseUrl('catalog')}/entities/by-name/user/default/guest`;
  const response = await fetchResponse(address, { credentials: 'omit' });
  if (response.status === 401 || response.status === 403)
    throw new GuestRefusedError(await ResponseError.fromResponse(response));
}
