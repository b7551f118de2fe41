import { describe, expect, it } from 'vitest';
import { resolveOidcProviders } from './resolveOidcProviders';
import type { OidcSettings } from './oidcSettings';

function resolve(providers: Record<string, unknown>) {
  return resolveOidcProviders({ auth: { providers } });
}

function resolveOne(id: string, settings: Record<string, unknown>): OidcSettings | undefined {
  const { providers } = resolve({ [id]: { development: { clientId: 'c', clientSecret: 's', ...settings } } });
  return providers.get(id)?.get('development');
}

describe('the configured providers', () => {
  it('are those with a client id and an issuer, by environment', () => {
    const { providers, warnings } = resolve({
      guest: { clientId: 'x' },
      oidc: {
        title: 'Example',
        scopes: ['openid'],
        development: { metadataUrl: 'https://dev.example', clientId: 'd' },
        production: { metadataUrl: 'https://prod.example', clientId: 'p' },
      },
      cfaccess: { teamName: 'x', signIn: { resolvers: [] } },
    });
    expect([...providers.keys()]).toEqual(['oidc']);
    expect([...(providers.get('oidc')?.keys() ?? [])]).toEqual(['development', 'production']);
    expect(warnings).toEqual([]);
  });

  it('report why a provider is not available', () => {
    const { providers, warnings } = resolve({
      github: { development: { clientId: 'x', clientSecret: 'y' } },
    });
    expect(providers.size).toBe(0);
    expect(warnings).toEqual([
      "Sign-in with 'github' is not available because auth.providers.github.development.metadataUrl is not a URL. The embedded backend supports OpenID Connect. For other protocols, set backend.baseUrl to a Backstage backend.",
    ]);
  });

  it('report misspelled resolvers and missing HTTPS', () => {
    const { warnings } = resolve({
      oidc: {
        development: {
          metadataUrl: 'http://identity.example',
          clientId: 'x',
          signIn: { resolvers: [{ resolver: 'emailMatchingUserEntityProfileEmial' }] },
        },
      },
    });
    expect(warnings).toEqual([
      'auth.providers.oidc.development.metadataUrl does not use HTTPS, so the connection to the identity provider can be intercepted.',
      "Unknown sign-in resolver 'emailMatchingUserEntityProfileEmial' (auth.providers.oidc.development.signIn.resolvers[0]). Did you mean 'emailMatchingUserEntityProfileEmail'?",
    ]);
  });

  it.each([
    ['google', {}, 'https://accounts.google.com'],
    ['microsoft', { tenantId: 't-1' }, 'https://login.microsoftonline.com/t-1/v2.0'],
    ['okta', { audience: 'https://acme.okta.com/' }, 'https://acme.okta.com'],
    [
      'okta',
      { audience: 'https://acme.okta.com', authServerId: 'default' },
      'https://acme.okta.com/oauth2/default',
    ],
    ['gitlab', {}, 'https://gitlab.com'],
    ['gitlab', { audience: 'https://git.acme.com' }, 'https://git.acme.com'],
    ['auth0', { domain: 'acme.eu.auth0.com' }, 'https://acme.eu.auth0.com/'],
    ['onelogin', { issuer: 'https://acme.onelogin.com/oidc/2' }, 'https://acme.onelogin.com/oidc/2'],
    ['keycloak', { metadataUrl: 'https://id.acme.com/realms/a' }, 'https://id.acme.com/realms/a'],
  ])('have the issuer of %s with %j', (id, settings, issuer) => {
    expect(resolveOne(id, settings)?.issuer).toBe(issuer);
  });

  it.each<[Record<string, unknown>, string]>([
    [{}, 'openid email profile'],
    [{ scope: 'openid groups' }, 'openid groups'],
    [{ scope: 'groups' }, 'openid groups'],
    [{ additionalScopes: 'offline_access groups' }, 'openid email profile offline_access groups'],
    [{ additionalScopes: ['offline_access'] }, 'openid email profile offline_access'],
  ])('request with %j the scopes %s', (settings, scopes) => {
    expect(resolveOne('oidc', { metadataUrl: 'https://x.example', ...settings })?.scopes.join(' ')).toBe(
      scopes,
    );
  });

  it.each<[Record<string, unknown>, Record<string, string>]>([
    [{}, {}],
    [{ prompt: 'auto' }, {}],
    [{ prompt: 'login' }, { prompt: 'login' }],
    [{ startUrlSearchParams: { organization: 'acme' } }, { organization: 'acme' }],
  ])('redirect with %j and the parameters %j', (settings, parameters) => {
    expect(resolveOne('oidc', { metadataUrl: 'https://x.example', ...settings })?.parameters).toEqual(
      parameters,
    );
  });

  it('request refresh tokens from Google', () => {
    expect(resolveOne('google', {})?.parameters).toEqual({ access_type: 'offline', prompt: 'consent' });
  });
});
