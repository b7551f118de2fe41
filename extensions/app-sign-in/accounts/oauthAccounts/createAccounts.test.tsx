import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { PendingOAuthRequest } from '#sdk';
import { mockApis } from '#sdk/testing';
import { openProviderSession } from '../../session/openProviderSession';
import { createOAuthRequestApi } from '../../oauth/createOAuthRequestApi';
import { createAccounts } from './createAccounts';

const backend = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
const popup = { closed: false, close: () => {} };
const opened = vi.fn((_url: string) => popup);
const identity = { type: 'user', userEntityRef: 'user:default/ada', ownershipEntityRefs: [] };
let count = 0;

function answer(scope: string, expiresInSeconds = 3600) {
  count += 1;
  return {
    profile: { displayName: 'Ada' },
    providerInfo: { accessToken: `access-${count}`, idToken: `id-${count}`, scope, expiresInSeconds },
    backstageIdentity: { token: `token-${count}`, expiresInSeconds, identity },
  };
}
const refusal = (status: number, message: string) =>
  Response.json({ error: { name: 'AuthenticationError', message } }, { status });

beforeEach(() => {
  count = 0;
  popup.closed = false;
  backend.mockReset();
  vi.stubGlobal('fetch', backend);
  opened.mockReset();
  vi.stubGlobal('open', opened.mockReturnValue(popup));
});
afterEach(() => vi.unstubAllGlobals());

function setUp(scopes?: string[]) {
  const requests = createOAuthRequestApi();
  let pending: readonly PendingOAuthRequest[] = [];
  requests.authRequest$().subscribe((waiting) => {
    pending = waiting;
  });
  const discovery = mockApis.discovery();
  const config = mockApis.config({
    data: {
      auth: { environment: 'production', providers: { acme: { title: 'Acme', ...(scopes && { scopes }) } } },
    },
  });
  const api = createAccounts({ provider: { id: 'acme', title: 'Acme' }, config, discovery, requests });
  return { api, discovery, pending: () => pending, session: openProviderSession(discovery, 'acme') };
}

/** Completes the sign-in in the popup once it is open. */
async function endLogin(discovery: { getBaseUrl(id: string): Promise<string> }, response: unknown) {
  const { origin } = new URL(await discovery.getBaseUrl('auth'), location.href);
  await vi.waitFor(() => expect(opened).toHaveBeenCalled(), 15_000);
  const event = new MessageEvent('message', { data: { type: 'authorization_response', response }, origin });
  Object.defineProperty(event, 'source', { value: popup });
  globalThis.dispatchEvent(event);
}

describe('createAccounts', () => {
  test('fetches one session for all callers, with the configured scopes and environment', async () => {
    backend.mockImplementation(async () => Response.json(answer('read')));
    const { api } = setUp(['read']);
    const [token, id, profile, user] = await Promise.all([
      api.getAccessToken(),
      api.getIdToken(),
      api.getProfile(),
      api.getBackstageIdentity(),
    ]);
    expect([token, id, profile?.displayName, user?.token]).toEqual(['access-1', 'id-1', 'Ada', 'token-1']);
    expect(backend).toHaveBeenCalledTimes(1);
    expect(backend.mock.calls[0]?.[0]).toMatch(/\/acme\/refresh\?optional&scope=read&env=production$/);
  });

  test('returns undefined for an optional request if the user is not signed in', async () => {
    backend.mockImplementation(async () => refusal(401, 'Missing session cookie'));
    const { api, pending } = setUp();
    await expect(api.getBackstageIdentity({ optional: true })).resolves.toBeUndefined();
    expect(pending()).toEqual([]);
  });

  test('asks the user if they are not signed in, and continues all pending requests', async () => {
    backend.mockImplementation(async () => refusal(401, 'Missing session cookie'));
    const { api, pending, discovery } = setUp();
    const both = Promise.all([api.getAccessToken('read'), api.getAccessToken('write')]);
    await vi.waitFor(() => expect(pending()).toHaveLength(1), 15_000);
    const login = pending()[0]?.trigger();
    await endLogin(discovery, answer('read write'));
    await login;
    await expect(both).resolves.toEqual(['access-1', 'access-1']);
    expect(pending()).toEqual([]);
  });

  test('requests additional scopes together with the granted ones', async () => {
    backend.mockImplementation(async () => Response.json(answer('read')));
    const { api, pending, discovery } = setUp();
    await api.getAccessToken('read');
    const more = api.getAccessToken('write');
    await vi.waitFor(() => expect(pending()).toHaveLength(1), 15_000);
    const login = pending()[0]?.trigger();
    await endLogin(discovery, answer('read write'));
    await login;
    await expect(more).resolves.toBe('access-2');
    expect(new URL(opened.mock.calls[0]?.[0] ?? '').searchParams.get('scope')).toBe('read write');
  });

  test('distinguishes a closed popup from a severed one, and continues when the user returns', async () => {
    backend.mockImplementation(async () => refusal(401, 'Missing session cookie'));
    const { api, pending } = setUp();
    const token = api.getAccessToken('read');
    await vi.waitFor(() => expect(pending()).toHaveLength(1), 15_000);
    vi.stubGlobal('open', () => {
      popup.closed = false;
      setTimeout(() => (popup.closed = true), 10);
      return popup;
    });
    const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    await expect(pending()[0]?.trigger()).rejects.toMatchObject({ name: 'PopupClosedError' });
    focus.mockReturnValue(false);
    await expect(pending()[0]?.trigger()).rejects.toMatchObject({ name: 'PopupSeveredError' });
    expect(pending()).toHaveLength(1);

    backend.mockImplementation(async () => Response.json(answer('read')));
    globalThis.dispatchEvent(new Event('focus'));
    await expect(token).resolves.toBe('access-1');
    expect(pending()).toEqual([]);
    focus.mockRestore();
  });

  test('does not ask the user if the backend fails', async () => {
    backend.mockImplementation(async () => refusal(503, 'down'));
    const { api, pending } = setUp();
    await expect(api.getIdToken()).rejects.toThrow('Auth refresh request failed');
    expect(pending()).toEqual([]);
  });

  test('fails if a renewed session lost its scopes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    backend.mockImplementationOnce(async () => Response.json(answer('read', 1)));
    backend.mockImplementation(async () => Response.json(answer('other')));
    const { api } = setUp();
    await api.getAccessToken('read');
    vi.setSystemTime(Date.now() + 1_050);
    await expect(api.getAccessToken('read')).rejects.toThrow(
      'Refreshed session did not receive the required scopes',
    );
  });

  test('returns a newer token to a caller whose older token was rejected', async () => {
    backend.mockImplementation(async () => Response.json(answer('')));
    const { api } = setUp();
    await api.getBackstageIdentity();
    await expect(api.renewToken('token-0')).resolves.toBe('token-1');
    await expect(api.renewToken('token-1')).resolves.toBe('token-2');
    expect(backend).toHaveBeenCalledTimes(2);
  });

  test('reports whether the user is signed in, until they sign out', async () => {
    backend.mockImplementation(async (_url, init) =>
      init?.method === 'POST' ? new Response() : Response.json(answer('')),
    );
    const { api } = setUp();
    const states: string[] = [];
    api.sessionState$().subscribe((state) => states.push(state));
    await api.getProfile();
    await api.signOut();
    expect(states).toEqual(['SignedOut', 'SignedIn', 'SignedOut']);
    expect(backend.mock.calls[1]?.[0]).toMatch(/\/acme\/logout\?env=production$/);
    expect(backend.mock.calls[1]?.[1]?.headers).toEqual({ 'X-Requested-With': 'XMLHttpRequest' });
  });

  test('stays signed in if the backend fails to end the session', async () => {
    backend.mockImplementation(async (_url, init) =>
      init?.method === 'POST' ? refusal(500, 'broken') : Response.json(answer('')),
    );
    const { api, session } = setUp();
    await api.getProfile();
    await expect(api.signOut()).rejects.toThrow('Logout request failed, Request failed with status 500');
    expect(session.peek()).toBeDefined();
  });

  test('does not ask again for a moment after the user rejected', async () => {
    backend.mockImplementation(async () => refusal(401, 'Missing session cookie'));
    const { api, pending } = setUp();
    const asked = api.getProfile();
    await vi.waitFor(() => expect(pending()).toHaveLength(1), 15_000);
    pending()[0]?.reject();
    await expect(asked).rejects.toMatchObject({ name: 'RejectedError' });
    await expect(api.getProfile()).rejects.toMatchObject({ name: 'RejectedError' });
    expect(pending()).toEqual([]);
  });

  test.each([
    ['the backend ends the session', () => refusal(401, 'Session ended')],
    ['a renewal fails', () => refusal(503, 'down')],
  ])('reports that the user is signed out if %s, and signed in after the next renewal', async (_, fail) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    backend.mockImplementation(async () => Response.json(answer('read')));
    const { api } = setUp();
    const states: string[] = [];
    api.sessionState$().subscribe((state) => states.push(state));
    await api.getProfile();
    vi.setSystemTime(Date.now() + 2 * 3_600_000);
    backend.mockImplementation(async () => fail());
    await api.getProfile({ optional: true }).catch(() => undefined);
    expect(states).toEqual(['SignedOut', 'SignedIn', 'SignedOut']);
    backend.mockImplementation(async () => Response.json(answer('read')));
    await api.getProfile();
    expect(states.at(-1)).toBe('SignedIn');
  });
});
