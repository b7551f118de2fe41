import type { AuthApi, BackstageIdentityResponse } from '#sdk';
import type { RefreshableIdentity } from '../../api/identity/refreshableIdentity';
import { isRenewable } from '../../api/auth/createLazyAuthApi';

/** Creates the identity of a user out of their account. When its session ends, it waits until they have signed in again. */
export function createAccountIdentity(api: AuthApi): RefreshableIdentity {
  async function known(): Promise<BackstageIdentityResponse> {
    const found = await api.getBackstageIdentity();
    if (found === undefined) throw new Error('No session available. Try reloading your browser page.');
    return found;
  }
  const getCredentials = async () => ({ token: (await known()).token });

  return {
    getProfileInfo: async () => (await api.getProfile()) ?? {},
    getBackstageIdentity: async () => (await known()).identity,
    getCredentials,
    async renewCredentials(refused) {
      if (!isRenewable(api)) return getCredentials();
      const token = await api.renewToken(refused);
      return token === undefined ? {} : { token };
    },
    signOut: () => api.signOut(),
  };
}
