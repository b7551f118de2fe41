import { describe, expect, it } from 'vitest';
import { resolveProxies } from './resolveProxies';

const resolvers = [{ resolver: 'emailMatchingUserEntityProfileEmail' }];
const signIn = { resolvers };

function resolve(providers: Record<string, unknown>) {
  const { proxies, warnings } = resolveProxies({ auth: { providers } }, 'production');
  return { proxies: [...proxies.values()], warnings };
}

describe('the configured proxies', () => {
  it('have defaults if they are well known', () => {
    const { proxies, warnings } = resolve({
      gcpIap: { production: { audience: '/projects/1/apps/a', signIn } },
      cfaccess: { production: { teamName: 'acme', audience: 'abc', signIn } },
    });
    expect(warnings).toEqual([]);
    expect(proxies).toMatchObject([
      {
        id: 'gcpIap',
        header: 'x-goog-iap-jwt-assertion',
        jwksUrl: 'https://www.gstatic.com/iap/verify/public_key-jwk',
        issuer: 'https://cloud.google.com/iap',
        audience: '/projects/1/apps/a',
        resolvers: [{ path: 'auth.providers.gcpIap.production.signIn.resolvers[0]' }],
      },
      {
        id: 'cfaccess',
        header: 'cf-access-jwt-assertion',
        jwksUrl: 'https://acme.cloudflareaccess.com/cdn-cgi/access/certs',
        issuer: 'https://acme.cloudflareaccess.com',
      },
    ]);
  });

  it('include any provider with a header and keys', () => {
    const gate = {
      jwtHeader: 'X-Gate',
      jwksUrl: 'https://g.example/keys',
      issuer: 'g',
      audience: 'p',
      signIn,
    };
    const { proxies, warnings } = resolve({ gate: { production: gate } });
    expect(warnings).toEqual([]);
    expect(proxies).toMatchObject([{ id: 'gate', header: 'x-gate', jwksUrl: 'https://g.example/keys' }]);
  });

  it('exclude providers with a sign-in flow, and those of other environments', () => {
    const { proxies, warnings } = resolve({
      guest: {},
      google: { production: { clientId: 'a', signIn } },
      gcpIap: { development: { audience: 'x', signIn } },
    });
    expect([proxies, warnings]).toEqual([[], []]);
  });

  it('have warnings if tokens cannot be verified or too many are accepted', () => {
    const { proxies, warnings } = resolve({
      gate: { production: { jwtHeader: 'x-gate', signIn } },
      cfaccess: { production: { audience: 'abc', signIn } },
      open: { production: { jwtHeader: 'x-open', jwksUrl: 'https://o.example/keys' } },
      gcpIap: { production: { audience: 'x', signIn: { resolvers: [{ resolver: 'emailMatchingUser' }] } } },
    });
    expect(proxies.map(({ id }) => id)).toEqual(['open', 'gcpIap']);
    expect(warnings).toEqual([
      expect.stringContaining('auth.providers.gate.production.jwksUrl is not a URL'),
      expect.stringContaining('auth.providers.cfaccess.production.jwksUrl is not a URL'),
      expect.stringContaining("auth.providers.open.production has no 'audience'"),
      expect.stringContaining("auth.providers.open.production has no 'issuer'"),
      expect.stringContaining("Sign-in with 'open' is not available"),
      expect.stringContaining("Unknown sign-in resolver 'emailMatchingUser'"),
    ]);
  });
});
