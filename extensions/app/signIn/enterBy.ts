import { type ApiHolder, authProvidersApiRef, discoveryApiRef, type IdentityApi } from '#sdk';
import { enterAsGuest, prepareGuest } from '../session/enterAsGuest';
import type { ProxySettings } from './signInSettings';

/** How far a sign-in may go: to the backend, on to the provider if the browser lets it, to the provider after a click. */
export type SignInMode = 'silent' | 'auto' | 'click' | 'redirect';

/** The ways in: a guest's, and those of providers, which are loaded when they are taken. */
export const enterBy = {
  /** Begins before the page is drawn. */
  prepare(
    apis: ApiHolder,
    { provider, proxy }: { provider: string; proxy?: ProxySettings | undefined },
  ): void {
    const discovery = apis.get(discoveryApiRef);
    if (provider === 'guest' && discovery) prepareGuest(discovery);
    // Who enters hears of a failure.
    else if (!proxy)
      void apis
        .get(authProvidersApiRef)
        ?.get(provider)
        .getProfile({ optional: true })
        .catch(() => {});
  },

  /** Signs in and gives the identity; `undefined` when that takes a click. */
  async enter(
    apis: ApiHolder,
    provider: string,
    mode: SignInMode,
    proxy?: ProxySettings,
  ): Promise<IdentityApi | undefined> {
    if (provider === 'guest') {
      const discovery = apis.get(discoveryApiRef);
      return discovery && enterAsGuest(discovery);
    }
    const ways = await import('./ways');
    return proxy ? ways.enterByProxy(apis, provider, proxy) : ways.enterByAccount(apis, provider, mode);
  },
};
