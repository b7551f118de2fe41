import { describe, expect, test, vi } from 'vitest';
import { mockApis } from '#sdk/testing';
import { fetchSession, ProviderNotInstalledError, SessionEndedError } from './fetchSession';

const discovery = mockApis.discovery();
const answering = (body: unknown, status = 200) =>
  fetchSession({
    discovery,
    provider: 'guest',
    baseFetch: async () => Response.json(body, { status }),
    now: () => 7,
  });

const refusal = (name: string, message: string, statusCode: number) => ({
  error: { name, message },
  request: { method: 'GET', url: '/guest/refresh' },
  response: { statusCode },
});

describe('fetchSession', () => {
  test('sends the header that protects against cross-site requests', async () => {
    const baseFetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({}));
    await fetchSession({ discovery, provider: 'guest', baseFetch }).catch(() => undefined);
    const [url, init] = baseFetch.mock.calls[0] ?? [];
    expect(url).toBe(`${await discovery.getBaseUrl('auth')}/guest/refresh`);
    expect(init).toEqual({ credentials: 'include', headers: { 'X-Requested-With': 'XMLHttpRequest' } });
  });

  test('parses the response', async () => {
    const identity = {
      type: 'user',
      userEntityRef: 'user:default/guest',
      ownershipEntityRefs: ['user:default/guest', 'group:default/guests'],
    };
    const body = { profile: {}, backstageIdentity: { token: 'abc', expiresInSeconds: 3599, identity } };
    await expect(answering(body)).resolves.toEqual({
      token: 'abc',
      identity,
      profile: {},
      lifetime: 3_599_000,
      receivedAt: 7,
    });
  });

  test('throws ProviderNotInstalledError if there is no guest provider', async () => {
    const body = refusal('NotFoundError', "Unknown auth provider 'guest'", 404);
    await expect(answering(body, 404)).rejects.toThrow(ProviderNotInstalledError);
  });

  test('throws SessionEndedError if no user is signed in', async () => {
    const body = refusal('AuthenticationError', 'Refresh failed', 401);
    await expect(answering(body, 401)).rejects.toThrow(SessionEndedError);
  });

  test('supports older backends that return an error with status 200', async () => {
    const body = { error: { name: 'InputError', message: 'Missing session cookie' } };
    await expect(answering(body)).rejects.toThrow('Auth refresh request failed, Missing session cookie');
  });

  test("requests a provider's session with scopes, and returns its tokens", async () => {
    const seen: string[] = [];
    const session = await fetchSession({
      discovery,
      provider: 'github',
      query: { scope: 'read:user repo', env: 'production' },
      baseFetch: async (url) => {
        seen.push(url);
        return Response.json({
          profile: { email: 'ada@acme.example' },
          providerInfo: { accessToken: 'at', scope: 'read:user repo', expiresInSeconds: 600 },
        });
      },
      now: () => 7,
    });
    const base = await discovery.getBaseUrl('auth');
    expect(seen).toEqual([`${base}/github/refresh?optional&scope=read%3Auser+repo&env=production`]);
    expect(session).toEqual({
      profile: { email: 'ada@acme.example' },
      provider: { accessToken: 'at', scopes: ['read:user', 'repo'] },
      lifetime: 600_000,
      receivedAt: 7,
    });
  });

  test("throws with the backend's reason", async () => {
    const body = refusal('NotAllowedError', 'The guest provider cannot be used', 403);
    await expect(answering(body, 403)).rejects.toThrow(
      'Auth refresh request failed, Request failed with status 403, The guest provider cannot be used',
    );
  });

  test.each([{}, null, 'text', { profile: {}, backstageIdentity: { token: 5 } }])(
    'rejects a response with another shape: %j',
    async (body) => {
      await expect(answering(body)).rejects.toThrow('the backend did not answer with a session');
    },
  );

  test('rejects an HTML page', async () => {
    const baseFetch = async () => new Response('<html>sign in here</html>');
    await expect(fetchSession({ discovery, provider: 'guest', baseFetch })).rejects.toThrow(
      'the backend did not answer with a session',
    );
  });
});
