import {
  type AuthProviderInfo,
  type ConfigApi,
  createObservable,
  type DiscoveryApi,
  type OAuthRequestApi,
  type SessionState,
} from '#sdk';
import { createConsent } from '../../session/createConsent';
import { createSessionSource } from '../../session/createSessionSource';
import { openProviderSession } from '../../session/openProviderSession';
import { isUserSession } from '../../session/session';
import { loginByRedirect } from '../../oauth/startLogin';
import type { RenewableAuthApi } from '../createLazyAuthApi';
import { createLogin } from './createLogin';
import { parseScopes, resolveDefaultScopes } from './scopes';
import { postLogout } from './postLogout';

/** Options of {@link createAccounts}. */
export interface AccountsOptions {
  provider: AuthProviderInfo;
  config: ConfigApi;
  discovery: DiscoveryApi;
  requests: OAuthRequestApi;
}

/** Creates the auth API of an OAuth 2 or OpenID Connect provider. Only the backend knows which protocol the provider uses. */
export function createAccounts({ provider, config, discovery, requests }: AccountsOptions): RenewableAuthApi {
  const env = config.getOptionalString('auth.environment') ?? 'development';
  const settings = config.getOptionalConfig('auth.providers')?.getOptionalConfig(provider.id);
  const defaults = resolveDefaultScopes(provider.id, settings?.getOptionalStringArray('scopes'));
  const withDefaults = (scopes: readonly string[]): readonly string[] => [
    ...new Set([...defaults, ...scopes]),
  ];

  const session = openProviderSession(discovery, provider.id, {
    query: (scopes) => ({ scope: withDefaults(scopes).join(' '), env }),
  });
  const start = { discovery, provider: provider.id, env };
  const login = createLogin({
    session,
    byRedirect: config.getOptionalBoolean('enableExperimentalRedirectFlow') ?? false,
    start,
    withDefaults,
  });
  const consent = createConsent({ provider, session, login, requests });
  const source = createSessionSource({ session, login, consent });

  return {
    async getAccessToken(scope, options) {
      const held = await source.get(parseScopes(provider.id, scope), options);
      return held?.provider?.accessToken ?? '';
    },
    getIdToken: async (options) => (await source.get([], options))?.provider?.idToken ?? '',
    getProfile: async (options) => (await source.get([], options))?.profile,
    async getBackstageIdentity(options) {
      const held = await source.get([], options);
      return held && isUserSession(held)
        ? {
            token: held.token,
            identity: held.identity,
            expiresAt: new Date(held.receivedAt + held.lifetime),
          }
        : undefined;
    },
    async signIn() {
      await source.get([], { instantPopup: true });
    },
    signInByRedirect: () => loginByRedirect({ ...start, scopes: defaults }),
    async signOut() {
      await postLogout(start);
      session.end();
    },
    sessionState$: () =>
      createObservable<SessionState>((emitter) => {
        let last: SessionState | undefined;
        const report = (): void => {
          const state = session.isActive() ? 'SignedIn' : 'SignedOut';
          if (state !== last) emitter.next(state);
          last = state;
        };
        report();
        return session.listen(report);
      }),
    renewToken: async (refusedToken) => (await source.renew(refusedToken)).token,
  };
}
