import { describe, expect, test, vi } from 'vitest';
import { mockApis } from '#sdk/testing';
import { fetchGuestSession, GuestNotInstalledError } from './fetchGuestSession';

const discovery = mockApis.discovery();
const answering = (body: unknown, status = 200) =>
  fetchGuestSession({ discovery, baseFetch: async () => Response.json(body, { status }), now: () => 7 });

const refusal = (name: string, message: string, statusCode: number) => ({
  error: { name, message },
  request: { method: 'GET', url: '/guest/refresh' },
  response: { statusCode },
});

describe('the session of a guest', () => {
  test('is asked for with the header that keeps other sites out', async () => {
    const baseFetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({}));
    await fetchGuestSession({ discovery, baseFetch }).catch(() => undefined);
    const [url, init] = baseFetch.mock.calls[0] ?? [];
    expect(url).toBe(`${await discovery.getBaseUrl('auth')}/guest/refresh`);
    expect(init).toEqual({ credentials: 'include', headers: { 'X-Requested-With': 'XMLHttpRequest' } });
  });

  test('is read from the answer', async () => {
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

  test('is not there when the backend has no guest provider', async () => {
    const body = refusal('NotFoundError', "Unknown auth provider 'guest'", 404);
    await expect(answering(body, 404)).rejects.toThrow(GuestNotInstalledError);
  });

  test('is refused with the reason of the backend', async () => {
    const body = refusal('NotAllowedError', 'The guest provider cannot be used', 403);
    await expect(answering(body, 403)).rejects.toThrow(
      'Auth refresh request failed, Request failed with status 403, The guest provider cannot be used',
    );
  });

  test.each([{}, null, 'text', { profile: {}, backstageIdentity: { token: 5 } }])(
    'is not taken from an answer of another shape: %j',
    async (body) => {
      await expect(answering(body)).rejects.toThrow('the backend did not answer with a session');
    },
  );

  test('is not taken from a page of HTML', async () => {
    const baseFetch = async () => new Response('<html>sign in here</html>');
    await expect(fetchGuestSession({ discovery, baseFetch })).rejects.toThrow(
      'the backend did not answer with a session',
    );
  });
});
