import type { DiscoveryApi } from '#sdk';
import type { RefreshableIdentity } from '../api/identity/refreshableIdentity';
import { createSessionIdentity, expectUser } from './createSessionIdentity';
import { enterPortal } from './enterPortal';
import { openProviderSession } from './openProviderSession';

const PROVIDER = 'guest';

/** Begins to fetch a guest's session before anyone enters. */
export function prepareGuest(discovery: DiscoveryApi): void {
  openProviderSession(discovery, PROVIDER).prepare();
}

/** Signs in as guest and gives the guest's identity; throws what the backend answered instead. */
export async function enterAsGuest(discovery: DiscoveryApi): Promise<RefreshableIdentity> {
  const session = openProviderSession(discovery, PROVIDER);
  const { identity } = expectUser(await session.enter());
  return enterPortal({
    discovery,
    provider: PROVIDER,
    userEntityRef: identity.userEntityRef,
    // The backend keeps nothing of a guest that could end there.
    identity: createSessionIdentity({ session, signOut: async () => session.end() }),
  });
}
