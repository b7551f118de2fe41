import type { RefreshableIdentity } from '../api/identity/refreshableIdentity';
import type { SessionKeeper } from './createSessionKeeper';

/** What {@link createSessionIdentity} works with. */
export interface SessionIdentityOptions {
  keeper: SessionKeeper;
  /** Ends the session at the backend and in other tabs. */
  signOut: () => Promise<void>;
}

/** Creates the identity of a signed-in user out of a session that is kept alive. */
export function createSessionIdentity({ keeper, signOut }: SessionIdentityOptions): RefreshableIdentity {
  return {
    getProfileInfo: async () => (await keeper.get()).profile,
    getBackstageIdentity: async () => (await keeper.get()).identity,
    getCredentials: async () => ({ token: (await keeper.get()).token }),
    renewCredentials: async (refused) => ({ token: (await keeper.renew(refused)).token }),
    signOut,
  };
}
