import { describe, expect, it } from 'vitest';
import type { DiscoveryApi } from '../../apis/discoveryApi';
import type { FetchApi } from '../../apis/fetchApi';
import type { IdentityApi } from '../../apis/identityApi';

/** The contract of discovery APIs. `createApi` creates one for the backend at the given URL. */
export function describeDiscoveryApi(name: string, createApi: (baseUrl: string) => DiscoveryApi): void {
  describe(`${name} as a discovery API`, () => {
    it('returns the URL of a plugin without a trailing slash', async () => {
      await expect(createApi('http://backend:7007').getBaseUrl('catalog')).resolves.toBe(
        'http://backend:7007/api/catalog',
      );
    });

    it('keeps the path of the backend URL', async () => {
      await expect(createApi('http://backend/portal/').getBaseUrl('catalog')).resolves.toBe(
        'http://backend/portal/api/catalog',
      );
    });
  });
}

/** The contract of identity APIs with a signed-in user. */
export function describeIdentityApi(name: string, createApi: () => IdentityApi | Promise<IdentityApi>): void {
  describe(`${name} as an identity API`, () => {
    it('identifies the user by a full entity ref', async () => {
      const identity = await (await createApi()).getBackstageIdentity();
      expect(identity.type).toBe('user');
      expect(identity.userEntityRef).toMatch(/^[^:/]+:[^:/]+\/[^:/]+$/);
      expect(identity.ownershipEntityRefs.length).toBeGreaterThan(0);
    });

    it('returns a profile, even if it is empty', async () => {
      await expect((await createApi()).getProfileInfo()).resolves.toBeTypeOf('object');
    });

    it('returns credentials with or without a token', async () => {
      const { token } = await (await createApi()).getCredentials();
      expect(['string', 'undefined']).toContain(typeof token);
    });
  });
}

/** The inputs of a fetch API in its contract. */
export interface FetchApiParts {
  /** The base URL of the backend. */
  backendUrl: string;
  token: string;
  /** Replaces the network. */
  answer: (request: Request) => Response | Promise<Response>;
}

/** The contract of fetch APIs. */
export function describeFetchApi(name: string, createApi: (parts: FetchApiParts) => FetchApi): void {
  const send = async (address: string, init?: RequestInit) => {
    const requests: Request[] = [];
    const api = createApi({
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

    it('resolves plugin:// URLs', async () => {
      const request = await send('plugin://catalog/entities?limit=1');
      expect(request?.url).toBe('http://backend:7007/api/catalog/entities?limit=1');
      expect(request?.headers.get('authorization')).toBe('Bearer secret');
    });

    it('keeps an authorization header of the caller', async () => {
      const request = await send('http://backend:7007/api/x', { headers: { authorization: 'Bearer own' } });
      expect(request?.headers.get('authorization')).toBe('Bearer own');
    });

    it.each([
      'http://elsewhere/api/catalog',
      'http://backend:7007.evil.example/api',
      'http://backend:7007@evil.example/api',
    ])('never sends the token to %s', async (address) => {
      // Browsers reject URLs with credentials. In both cases, the token is not sent.
      const request = await send(address).catch(() => undefined);
      expect(request?.headers.get('authorization') ?? null).toBeNull();
    });
  });
}
