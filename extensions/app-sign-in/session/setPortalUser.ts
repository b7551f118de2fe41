import type { DiscoveryApi } from '#sdk';
import type { RefreshableIdentity } from '#extensions/app-apis';
import { openProviderSession } from './openProviderSession';
import { openPortalUser } from './portalUser';
import { savedProvider } from './savedProvider';

/** Options of {@link setPortalUser}. */
export interface SetPortalUserOptions {
  discovery: DiscoveryApi;
  provider: string;
  userEntityRef: string;
  /** Its `signOut` only ends the session at the provider. */
  identity: RefreshableIdentity;
}

/** Sets a signed-in user as the user of the portal in all tabs, until they sign out. */
export function setPortalUser(options: SetPortalUserOptions): RefreshableIdentity {
  const { discovery, provider, userEntityRef, identity } = options;
  const user = openPortalUser();
  const enter = (): void =>
    user.enter(provider, userEntityRef, () => void identity.getCredentials().catch(() => undefined));
  enter();
  openProviderSession(discovery, provider).listen((session) => {
    if (session?.identity !== undefined) user.confirm(session.identity.userEntityRef);
  });
  return {
    ...identity,
    async signOut() {
      // Lock the other tabs before waiting for the backend.
      user.leave();
      try {
        await identity.signOut();
      } catch (error) {
        // The session continues, so the user stays signed in, also after a reload and in the other tabs.
        savedProvider.write(provider);
        enter();
        throw error;
      }
    },
  };
}
