const GOOGLE = 'https://www.googleapis.com/auth/';

/** The default scopes of each provider. */
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

/** OpenID Connect scopes, which providers with a scope prefix use without it. */
const openidScopes = new Set(['openid', 'profile', 'email', 'phone', 'address', 'groups', 'offline_access']);

const prefixed = (prefix: string) => (scope: string) =>
  openidScopes.has(scope) || scope.startsWith(prefix) ? scope : `${prefix}${scope}`;

/** Normalizes a scope to the format of the provider. */
const spellings: Readonly<Record<string, (scope: string) => string>> = {
  okta: prefixed('okta.'),
  onelogin: prefixed('onelogin.'),
  google(scope) {
    if (scope === 'openid' || scope.includes('://')) return scope;
    return scope === 'profile' || scope === 'email' ? `${GOOGLE}userinfo.${scope}` : `${GOOGLE}${scope}`;
  },
};

/** Returns the default scopes of a provider. The configuration takes precedence. */
export function resolveDefaultScopes(provider: string, configured?: readonly string[]): readonly string[] {
  return configured ?? defaultScopes[provider] ?? [];
}

/** Returns the requested scopes in the format of the provider, without duplicates. */
export function parseScopes(provider: string, asked: string | readonly string[] = []): readonly string[] {
  const scopes = typeof asked === 'string' ? asked.split(/[\s,]+/) : asked;
  const spell = spellings[provider] ?? ((scope: string) => scope);
  return [...new Set(scopes.filter(Boolean).map(spell))];
}
