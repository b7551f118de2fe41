import type { RefreshableIdentity } from '#extensions/app-apis';
import { isUserSession, type Session, type UserSession } from './session';

/** Options of {@link createSessionIdentity}. */
export interface SessionIdentityOptions {
  session: {
    /** Returns the session, renewed if it is about to end. */
    get(): Promise<Session>;
    /** Returns a session whose token is not the rejected one. */
    renew(refusedToken: string): Promise<Session>;
  };
  /** Ends the session on the backend and in other tabs. */
  signOut: () => Promise<void>;
}

/** Creates the identity of a signed-in user from a session that is renewed as needed. */
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

/** Returns the session of a user that the backend knows. Throws if the session only has tokens of the provider. */
export function expectUser(session: Session): UserSession {
  if (isUserSession(session)) return session;
  throw new Error('No session available. Try reloading your browser page.');
}
