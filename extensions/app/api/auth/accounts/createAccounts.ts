import {
  type AuthProviderInfo,
  type ConfigApi,
  createObservable,
  type DiscoveryApi,
  type OAuthRequestApi,
  type SessionState,
} from '#sdk';
import { openProviderSession } from '../../../session/openProviderSession';
import { isUserSession, type Session } from '../../../session/session';
import { loginByRedirect } from '../../oauth/startLogin';
import type { RenewableAuthApi } from '../createLazyAuthApi';
import { createLogin } from './createLogin';
import { createSessionDemand } from './createSessionDemand';
import { parseScopes, resolveDefaultScopes } from './scopes';
import { postLogout } from './postLogout';

/** What {@link createAccounts} works with. */
export interface AccountsOptions {
  provider: AuthProviderInfo;
  config: ConfigApi;
  discovery: DiscoveryApi;
  requests: OAuthRequestApi;
}

/** Creates the accounts of a provider that signs in by OAuth 2 or OpenID Connect, which of them only the backend knows. */
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
  const demand = createSessionDemand({ provider, session, login, requests });
  const state = (held: Session | undefined): SessionState => (held === undefined ? 'SignedOut' : 'SignedIn');

  return {
    async getAccessToken(scope, options) {
      const held = await demand.get(parseScopes(provider.id, scope), options);
      return held?.provider?.accessToken ?? '';
    },
    getIdToken: async (options) => (await demand.get([], options))?.provider?.idToken ?? '',
    getProfile: async (options) => (await demand.get([], options))?.profile,
    async getBackstageIdentity(options) {
      const held = await demand.get([], options);
      return held && isUserSession(held)
        ? {
            token: held.token,
            identity: held.identity,
            expiresAt: new Date(held.receivedAt + held.lifetime),
          }
        : undefined;
    },
    async signIn() {
      await demand.get([], { instantPopup: true });
    },
    signInByRedirect: () => loginByRedirect({ ...start, scopes: defaults }),
    async signOut() {
      await postLogout(start);
      session.end();
    },
    sessionState$: () =>
      createObservable<SessionState>((emitter) => {
        emitter.next(state(session.peek()));
        return session.listen((held, before) => {
          if (state(held) !== state(before)) emitter.next(state(held));
        });
      }),
    renewToken: async (refusedToken) => (await demand.renew(refusedToken)).token,
  };
}
