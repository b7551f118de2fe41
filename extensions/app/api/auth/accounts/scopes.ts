const GOOGLE = 'https://www.googleapis.com/auth/';

/** What each provider is asked for in any case. */
const defaultScopes: Readonly<Record<string, readonly string[]>> = {
  google: ['openid', `${GOOGLE}userinfo.email`, `${GOOGLE}userinfo.profile`],
  microsoft: ['openid', 'offline_access', 'profile', 'email', 'User.Read'],
  github: ['read:user'],
  okta: ['openid', 'email', 'profile', 'offline_access'],
  gitlab: ['read_user'],
  onelogin: ['openid', 'email', 'profile', 'offline_access'],
  bitbucket: ['account'],
  bitbucketServer: ['PROJECT_ADMIN', 'REPO_READ'],
  openshift: ['user:info'],
  vmwareCloud: ['openid'],
};

/** Scopes of OpenID Connect itself, which providers with a prefix of their own know without it. */
const openidScopes = new Set(['openid', 'profile', 'email', 'phone', 'address', 'groups', 'offline_access']);

const prefixed = (prefix: string) => (scope: string) =>
  openidScopes.has(scope) || scope.startsWith(prefix) ? scope : `${prefix}${scope}`;

/** How a provider writes a scope that a plugin asked for. */
const spellings: Readonly<Record<string, (scope: string) => string>> = {
  okta: prefixed('okta.'),
  onelogin: prefixed('onelogin.'),
  google(scope) {
    if (scope === 'openid' || scope.includes('://')) return scope;
    return scope === 'profile' || scope === 'email' ? `${GOOGLE}userinfo.${scope}` : `${GOOGLE}${scope}`;
  },
};

/** What a provider is asked for in any case; the configuration's word counts before ours. */
export function resolveDefaultScopes(provider: string, configured?: readonly string[]): readonly string[] {
  return configured ?? defaultScopes[provider] ?? [];
}

/** The scopes that someone asked for, once each, as the provider writes them. */
export function parseScopes(provider: string, asked: string | readonly string[] = []): readonly string[] {
  const scopes = typeof asked === 'string' ? asked.split(/[\s,]+/) : asked;
  const spell = spellings[provider] ?? ((scope: string) => scope);
  return [...new Set(scopes.filter(Boolean).map(spell))];
}
