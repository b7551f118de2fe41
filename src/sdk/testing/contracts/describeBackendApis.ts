import { describe, expect, it } from 'vitest';
import type { DiscoveryApi } from '../../apis/discoveryApi';
import type { FetchApi } from '../../apis/fetchApi';
import type { IdentityApi } from '../../apis/identityApi';

/** What every discovery API promises. Give it a maker of one for the backend at `http://backend:7007`. */
export function describeDiscoveryApi(name: string, makeApi: (baseUrl: string) => DiscoveryApi): void {
  describe(`${name} as a discovery API`, () => {
    it('puts a plugin below the backend, without a trailing slash', async () => {
      await expect(makeApi('http://backend:7007').getBaseUrl('catalog')).resolves.toBe(
        'http://backend:7007/api/catalog',
      );
    });

    it('keeps the path that the backend is served below', async () => {
      await expect(makeApi('http://backend/portal/').getBaseUrl('catalog')).resolves.toBe(
        'http://backend/portal/api/catalog',
      );
    });
  });
}

/** What every identity API of a signed-in user promises. */
export function describeIdentityApi(name: string, makeApi: () => IdentityApi | Promise<IdentityApi>): void {
  describe(`${name} as an identity API`, () => {
    it('names the user by a full entity ref', async () => {
      const identity = await (await makeApi()).getBackstageIdentity();
      expect(identity.type).toBe('user');
      expect(identity.userEntityRef).toMatch(/^[^:/]+:[^:/]+\/[^:/]+$/);
      expect(identity.ownershipEntityRefs.length).toBeGreaterThan(0);
    });

    it('gives a profile, even if nothing is known of the user', async () => {
      await expect((await makeApi()).getProfileInfo()).resolves.toBeTypeOf('object');
    });

    it('gives credentials with a token or without', async () => {
      const { token } = await (await makeApi()).getCredentials();
      expect(['string', 'undefined']).toContain(typeof token);
    });
  });
}

/** What a fetch API is made from in its contract. */
export interface FetchApiParts {
  /** The base URL of the backend. */
  backendUrl: string;
  token: string;
  /** What stands for the network. */
  answer: (request: Request) => Response | Promise<Response>;
}

/** What every fetch API promises. */
export function describeFetchApi(name: string, makeApi: (parts: FetchApiParts) => FetchApi): void {
  const send = async (address: string, init?: RequestInit) => {
    const requests: Request[] = [];
    const api = makeApi({
      backendUrl: 'http://backend:7007',
      token: 'secret',
      answer: (request) => {
        requests.push(request);
        return new Response('ok');
      },
    });
    await api.fetch(address, init);
    return requests[0];
  };
  describe(`${name} as a fetch API`, () => {
    it('sends the token to the backend', async () => {
      const request = await send('http://backend:7007/api/catalog/entities');
      expect(request?.headers.get('authorization')).toBe('Bearer secret');
    });

    it('finds a plugin by its id', async () => {
      const request = await send('plugin://catalog/entities?limit=1');
      expect(request?.url).toBe('http://backend:7007/api/catalog/entities?limit=1');
      expect(request?.headers.get('authorization')).toBe('Bearer secret');
    });

    it('keeps an authorization that the caller gave', async () => {
      const request = await send('http://backend:7007/api/x', { headers: { authorization: 'Bearer own' } });
      expect(request?.headers.get('authorization')).toBe('Bearer own');
    });

    it.each([
      'http://elsewhere/api/catalog',
      'http://backend:7007.evil.example/api',
      'http://backend:7007@evil.example/api',
    ])('never sends the token to %s', async (address) => {
      // Browsers refuse to request an address with credentials in it; either way the token stays at home.
      const request = await send(address).catch(() => undefined);
      expect(request?.headers.get('authorization') ?? null).toBeNull();
    });
  });
}
