import {
  type ApiHolder,
  authProvidersApiRef,
  discoveryApiRef,
  type IdentityApi,
  oauthRequestApiRef,
} from '#sdk';
import { signInAsGuest, prepareGuest } from '../session/signInAsGuest';
import type { ProxySettings } from './signInSettings';

/**
 * How far an attempt may go: ask the backend only; open a popup if the browser allows it; a popup after a click; a
 * redirect.
 */
export type SignInMode = 'silent' | 'auto' | 'click' | 'redirect';

/** Sign-in by provider id. Methods other than guest are loaded on first use. */
export const signInMethods = {
  /** Starts before the page is rendered. */
  prepare(
    apis: ApiHolder,
    { provider, proxy }: { provider: string; proxy?: ProxySettings | undefined },
  ): void {
    const discovery = apis.get(discoveryApiRef);
    if (provider === 'guest' && discovery) prepareGuest(discovery);
    // The failure is reported by `signIn`.
    else if (!proxy)
      void apis
        .get(authProvidersApiRef)
        ?.get(provider)
        .getProfile({ optional: true })
        .catch(() => {});
  },

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
