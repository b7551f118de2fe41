import type { AuthApi, BackstageIdentityResponse } from '#sdk';
import type { RefreshableIdentity } from '#extensions/app-apis';
import { isRenewable } from '../../accounts/createLazyAuthApi';

/** Creates the identity of a user with an account. When the session ends, calls wait until the user signs in again. */
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
