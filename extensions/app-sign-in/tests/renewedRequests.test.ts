import { describe, expect, test, vi } from 'vitest';
import { createFetchApi, createTokenRule } from '#extensions/app-apis/testing';
import { mockApis } from '#sdk/testing';
import { createSessionIdentity } from '../session/createSessionIdentity';
import { createSessionManager } from '../session/createSessionManager';
import type { Session } from '../session/session';

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

/** A backend that accepts one token, and a session that is renewed with `next`. */
function backendTaking(good: string, tokens: string[]) {
  const sent: Array<{ token: string | null; body: string }> = [];
  let renewals = -1;
  let held: Promise<void> | undefined;
  const keeper = createSessionManager({
    load: async () => {
      renewals += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return session(tokens[Math.min(renewals, tokens.length - 1)] ?? '');
    },
  });
  const api = createFetchApi({
    discovery: mockApis.discovery({ baseUrl: 'http://backend' }),
    identity: createSessionIdentity({ session: keeper, signOut: async () => {} }),
    mayCarryToken: createTokenRule(['http://backend']),
    baseFetch: async (request) => {
      const token = request.headers.get('authorization');
      sent.push({ token, body: await request.text() });
      await held;
      return new Response(null, { status: token === `Bearer ${good}` ? 200 : 401 });
    },
  });
  /** Delays the backend's responses until the returned function is called. */
  function hold(): () => void {
    let release = (): void => {};
    held = new Promise((resolve) => (release = resolve));
    return () => release();
  }
  return { api, sent, keeper, hold, renewals: () => renewals };
}

describe('when the backend rejects the token', () => {
  test('the session is renewed and the request is sent again with its body', async () => {
    const { api, sent } = backendTaking('new', ['old', 'new']);
    const response = await api.fetch('http://backend/api/x', { method: 'POST', body: 'text' });
    expect(response.status).toBe(200);
    expect(sent).toEqual([
      { token: 'Bearer old', body: 'text' },
      { token: 'Bearer new', body: 'text' },
    ]);
  });

  test('twenty simultaneous requests cause one renewal, and all succeed', async () => {
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

  test('a late rejection of a token from before a new sign-in does not renew the session, and the request uses the new token', async () => {
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
