import type { DiscoveryApi } from '#sdk';
import type { RefreshableIdentity } from '#extensions/app-apis';
import { createSessionIdentity, expectUser } from './createSessionIdentity';
import { setPortalUser } from './setPortalUser';
import { openProviderSession } from './openProviderSession';

const PROVIDER = 'guest';
const GUEST = 'user:default/guest';

/** Starts fetching the guest session before sign-in. */
export function prepareGuest(discovery: DiscoveryApi): void {
  openProviderSession(discovery, PROVIDER).prepare();
}

/** Signs in as a guest and returns the identity. Throws the backend's error. */
export async function signInAsGuest(discovery: DiscoveryApi): Promise<RefreshableIdentity> {
  const session = openProviderSession(discovery, PROVIDER);
  const { userEntityRef } = expectUser(await session.enter()).identity;
  // The backend has no guest session to end.
  const identity = {
    ...createSessionIdentity({ session, signOut: async () => session.end() }),
    isGuest: true,
  };
  return setPortalUser({
    discovery,
    provider: PROVIDER,
    userEntityRef,
    identity: userEntityRef === GUEST ? { ...identity, getProfileInfo: named(identity) } : identity,
  });
}

/** Most backends have no name for guests. */
function named(identity: RefreshableIdentity): RefreshableIdentity['getProfileInfo'] {
  return async () => ({ displayName: 'Guest', ...(await identity.getProfileInfo()) });
}
