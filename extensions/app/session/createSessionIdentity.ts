import type { RefreshableIdentity } from '../api/identity/refreshableIdentity';
import { isUserSession, type Session, type UserSession } from './session';

/** What {@link createSessionIdentity} works with. */
export interface SessionIdentityOptions {
  session: {
    /** The session, renewed first when it is about to end. */
    get(): Promise<Session>;
    /** A session with another token than the refused one. */
    renew(refusedToken: string): Promise<Session>;
  };
  /** Ends the session at the backend and in other tabs. */
  signOut: () => Promise<void>;
}

/** Creates the identity of a signed-in user out of a session that is kept alive. */
export function createSessionIdentity({ session, signOut }: SessionIdentityOptions): RefreshableIdentity {
  const get = async () => expectUser(await session.get());
  return {
    getProfileInfo: async () => (await session.get()).profile,
    getBackstageIdentity: async () => (await get()).identity,
    getCredentials: async () => ({ token: (await get()).token }),
    renewCredentials: async (refused) => ({ token: expectUser(await session.renew(refused)).token }),
    signOut,
  };
}

/** Gives the session of someone whom the backend knows; throws for one that has only tokens of the provider. */
export function expectUser(session: Session): UserSession {
  if (isUserSession(session)) return session;
  throw new Error('No session available. Try reloading your browser page.');
}
