import type { DiscoveryApi } from '#sdk';
import type { RefreshableIdentity } from '../api/identity/refreshableIdentity';
import { createSessionIdentity, expectUser } from './createSessionIdentity';
import { enterPortal } from './enterPortal';
import { openProviderSession } from './openProviderSession';

const PROVIDER = 'guest';
const GUEST = 'user:default/guest';

/** Begins to fetch a guest's session before anyone enters. */
export function prepareGuest(discovery: DiscoveryApi): void {
  openProviderSession(discovery, PROVIDER).prepare();
}

/** Signs in as guest and gives the guest's identity; throws what the backend answered instead. */
export async function enterAsGuest(discovery: DiscoveryApi): Promise<RefreshableIdentity> {
  const session = openProviderSession(discovery, PROVIDER);
  const { userEntityRef } = expectUser(await session.enter()).identity;
  // The backend keeps nothing of a guest that could end there.
  const identity = createSessionIdentity({ session, signOut: async () => session.end() });
  return enterPortal({
    discovery,
    provider: PROVIDER,
    userEntityRef,
    identity: userEntityRef === GUEST ? { ...identity, getProfileInfo: named(identity) } : identity,
  });
}

/** Most backends have no name for who is nobody in particular. */
function named(identity: RefreshableIdentity): RefreshableIdentity['getProfileInfo'] {
  return async () => ({ displayName: 'Guest', ...(await identity.getProfileInfo()) });
}
