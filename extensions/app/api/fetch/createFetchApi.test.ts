import { describe, expect, test, vi } from 'vitest';
import { describeFetchApi, mockApis } from '#sdk/testing';
import { createDiscoveryApi } from '../discovery/createDiscoveryApi';
import type { RefreshableIdentity } from '../identity/refreshableIdentity';
import { createSessionIdentity } from '../../session/createSessionIdentity';
import { createSessionKeeper } from '../../session/createSessionKeeper';
import type { Session } from '../../session/session';
import { createFetchApi } from './createFetchApi';
import { createTokenRule } from './createTokenRule';

function identityWith(token: string | undefined): RefreshableIdentity {
  const base = mockApis.identity();
  const credentials = async () => (token === undefined ? {} : { token });
  return { ...base, getCredentials: credentials, renewCredentials: credentials };
}

describeFetchApi('the portal', ({ backendUrl, token, answer }) =>
  createFetchApi({
    discovery: createDiscoveryApi({ baseUrl: backendUrl }),
    identity: identityWith(token),
    mayCarryToken: createTokenRule([backendUrl]),
    baseFetch: async (request) => answer(request),
  }),
);

function session(token: string): Session {
  const refs = ['user:default/guest'];
  return {
    token,
    identity: { type: 'user', userEntityRef: 'user:default/guest', ownershipEntityRefs: refs },
    profile: {},
    lifetime: 3_600_000,
    receivedAt: Date.now(),
  };
}

test('the token is sent in another header where that is configured, and what stands there is left', async () => {
  const sent: Array<[string | null, string | null]> = [];
  const api = createFetchApi({
    discovery: createDiscoveryApi({ baseUrl: 'http://backend' }),
    identity: identityWith('token'),
    mayCarryToken: createTokenRule(['http://backend']),
    tokenHeader: 'X-Portal-Authorization',
    baseFetch: async ({ headers }) => {
      sent.push([headers.get('authorization'), headers.get('x-portal-authorization')]);
      return new Response();
    },
  });
  await api.fetch('plugin://catalog/entities', { headers: { authorization: 'Basic abc' } });
  await api.fetch('plugin://catalog/entities', { headers: { 'x-portal-authorization': 'Bearer other' } });
  await api.fetch('http://elsewhere/');
  expect(sent).toEqual([
    ['Basic abc', 'Bearer token'],
    [null, 'Bearer other'],
    [null, null],
  ]);
});

/** A backend that takes one token, and a session that is renewed with `next`. */
function backendTaking(good: string, tokens: string[]) {
  const sent: Array<{ token: string | null; body: string }> = [];
  let renewals = -1;
  let held: Promise<void> | undefined;
  const keeper = createSessionKeeper({
    load: async () => {
      renewals += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return session(tokens[Math.min(renewals, tokens.length - 1)] ?? '');
    },
  });
  const api = createFetchApi({
    discovery: createDiscoveryApi({ baseUrl: 'http://backend' }),
    identity: createSessionIdentity({ session: keeper, signOut: async () => {} }),
    mayCarryToken: createTokenRule(['http://backend']),
    baseFetch: async (request) => {
      const token = request.headers.get('authorization');
      sent.push({ token, body: await request.text() });
      await held;
      return new Response(null, { status: token === `Bearer ${good}` ? 200 : 401 });
    },
  });
  /** Lets the backend keep its answers back until what this gives is called. */
  function hold(): () => void {
    let release = (): void => {};
    held = new Promise((resolve) => (release = resolve));
    return () => release();
  }
  return { api, sent, keeper, hold, renewals: () => renewals };
}

describe('when the backend refuses the token', () => {
  test('the session is renewed and the request sent once more, with its body', async () => {
    const { api, sent } = backendTaking('new', ['old', 'new']);
    const response = await api.fetch('http://backend/api/x', { method: 'POST', body: 'text' });
    expect(response.status).toBe(200);
    expect(sent).toEqual([
      { token: 'Bearer old', body: 'text' },
      { token: 'Bearer new', body: 'text' },
    ]);
  });

  test('twenty requests at once cause one renewal, and none is lost', async () => {
    const { api, sent, renewals } = backendTaking('new', ['old', 'new']);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => api.fetch(`http://backend/api/${index}`)),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(renewals()).toBe(1);
    expect(sent).toHaveLength(40);
  });

  test('a request is not sent a third time', async () => {
    const { api, sent } = backendTaking('never', ['old', 'new']);
    expect((await api.fetch('http://backend/api/x')).status).toBe(401);
    expect(sent).toHaveLength(2);
  });

  test('a late refusal of the token from before a new sign-in renews nothing; the request goes with the new one', async () => {
    const { api, keeper, renewals, sent, hold } = backendTaking('new', ['old']);
    const answer = hold();
    const late = api.fetch('http://backend/api/slow');
    await vi.waitFor(() => expect(sent).toHaveLength(1), 15_000);
    keeper.adopt({ ...session('new'), receivedAt: Date.now() + 1 });
    answer();
    expect((await late).status).toBe(200);
    expect(sent.map(({ token }) => token)).toEqual(['Bearer old', 'Bearer new']);
    expect(renewals()).toBe(0);
  });
});

describe('the rule of where the token goes', () => {
  const mayCarryToken = createTokenRule(['https://portal.example/backend', 'https://search.example']);

  test.each([
    'https://portal.example/backend',
    'https://portal.example/backend/api/catalog?x#y',
    'https://search.example/anything',
  ])('lets it go to %s', (url) => expect(mayCarryToken(url)).toBe(true));

  test.each([
    'https://portal.example/',
    'https://portal.example/backends/api',
    'https://portal.example/backend/../other',
    'http://portal.example/backend/api',
    'https://portal.example:8443/backend/api',
    'https://search.example.evil.example/',
    'https://search.example@evil.example/',
    '//evil.example/backend',
    'no url',
  ])('keeps it from %s', (url) => expect(mayCarryToken(url)).toBe(false));
});
