import type { DiscoveryApi } from '#sdk';
import type { RefreshableIdentity } from '../api/identity/refreshableIdentity';
import { openProviderSession } from './openProviderSession';
import { openPortalUser } from './portalUser';

/** What {@link enterPortal} works with. */
export interface EnterPortalOptions {
  discovery: DiscoveryApi;
  provider: string;
  userEntityRef: string;
  /** Its sign-out ends the session at the provider alone. */
  identity: RefreshableIdentity;
}

/** Makes who signed in at a provider the user of the portal, in all tabs, until they leave. */
export function enterPortal(options: EnterPortalOptions): RefreshableIdentity {
  const { discovery, provider, userEntityRef, identity } = options;
  const user = openPortalUser();
  user.enter(provider, userEntityRef, () => void identity.getCredentials().catch(() => undefined));
  openProviderSession(discovery, provider).listen((session) => {
    if (session?.identity !== undefined) user.confirm(session.identity.userEntityRef);
  });
  return {
    ...identity,
    async signOut() {
      // The other tabs are locked at once, whatever the backend takes its time for.
      user.leave();
      await identity.signOut();
    },
  };
}
