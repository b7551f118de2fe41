import { type ApiHolder, discoveryApiRef, type IdentityApi, oauthRequestApiRef } from '#sdk';
import { signInAsGuest } from '../session/signInAsGuest';
import type { ProxySettings } from './signInSettings';

/**
 * How far an attempt may go: ask the backend only; open a popup if the browser allows it; a popup after a click; a
 * redirect.
 */
export type SignInMode = 'silent' | 'auto' | 'click' | 'redirect';

/** Sign-in by provider id. Methods other than guest are loaded on first use. */
export const signInMethods = {
  /** Signs in and returns the identity; `undefined` if the user has to click. */
  async signIn(
    apis: ApiHolder,
    provider: string,
    mode: SignInMode,
    proxy?: ProxySettings,
  ): Promise<IdentityApi | undefined> {
    if (provider === 'guest') {
      const discovery = apis.get(discoveryApiRef);
      return discovery && signInAsGuest(discovery, apis.get(oauthRequestApiRef));
    }
    const methods = await import('./methods');
    return proxy
      ? methods.signInWithProxy(apis, provider, proxy)
      : methods.signInWithAccount(apis, provider, mode);
  },
};
