import type { DiscoveryApi, OAuthRequestApi } from '#sdk';
import type { RefreshableIdentity } from '#extensions/app-apis';
import { createSessionIdentity, expectUser } from './createSessionIdentity';
import type { SessionSource } from './createSessionSource';
import { SessionEndedError } from './fetchSession';
import { openProviderSession, type ProviderSession } from './openProviderSession';
import type { Session } from './session';
import { setPortalUser } from './setPortalUser';

const PROVIDER = 'guest';
const GUEST = 'user:default/guest';

/** Signs in as a guest and returns the identity, which uses `requests` if the session ends. Throws the backend's error. */
export async function signInAsGuest(
  discovery: DiscoveryApi,
  requests?: OAuthRequestApi,
): Promise<RefreshableIdentity> {
  const session = openProviderSession(discovery, PROVIDER);
  const { userEntityRef } = expectUser(await session.get()).identity;
  // The backend has no guest session to end.
  const identity = {
    ...createSessionIdentity({
      session: requests ? askWhenEnded(session, requests) : session,
      signOut: async () => session.end(),
    }),
    isGuest: true,
  };
  return setPortalUser({
    discovery,
    provider: PROVIDER,
    userEntityRef,
    identity: userEntityRef === GUEST ? { ...identity, getProfileInfo: named(identity) } : identity,
  });
}

/** The dialog is only loaded when a session has ended, which guests rarely see. */
function askWhenEnded(
  session: ProviderSession,
  requests: OAuthRequestApi,
): Pick<ProviderSession, 'get' | 'renew'> {
  let source: Promise<SessionSource> | undefined;
  async function run(
    direct: () => Promise<Session>,
    ask: (from: SessionSource) => Promise<Session | undefined>,
  ): Promise<Session> {
    if (source === undefined) {
      try {
        return await direct();
      } catch (error) {
        if (!(error instanceof SessionEndedError)) throw error;
        // Calls that fail at the same time ask once.
        source ??= import('./createGuestSource').then((loaded) =>
          loaded.createGuestSource(session, requests),
        );
        source.catch(() => (source = undefined));
      }
    }
    const found = await ask(await source);
    if (found === undefined)
      throw new SessionEndedError('No session available. Try reloading your browser page.');
    return found;
  }
  return {
    get: () =>
      run(
        () => session.get(),
        (from) => from.get([]),
      ),
    renew: (refused) =>
      run(
        () => session.renew(refused),
        (from) => from.renew(refused),
      ),
  };
}

/** Most backends have no name for guests. */
function named(identity: RefreshableIdentity): RefreshableIdentity['getProfileInfo'] {
  return async () => ({ displayName: 'Guest', ...(await identity.getProfileInfo()) });
}
