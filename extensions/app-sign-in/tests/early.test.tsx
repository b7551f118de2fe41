import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EarlyContext } from '#sdk/early';
import { appSignInEarlyPart } from '../early';
import { openProviderSession } from '../session/openProviderSession';
import { savedProvider } from '../session/savedProvider';
import { signedOutMark } from '../session/signedOutMark';

const session = {
  profile: {},
  backstageIdentity: {
    token: 'abc',
    identity: { type: 'user', userEntityRef: 'user:default/ada', ownershipEntityRefs: ['group:default/a'] },
  },
};
const send = vi.fn<typeof fetch>();
const painted = Promise.resolve();

function context(page: Record<string, unknown> | undefined): EarlyContext {
  return {
    read: () => undefined,
    settings: (id) => (id === 'sign-in-page:app' ? page : {}),
    listed: [],
    backendUrl: (pluginId) => `http://backend/api/${pluginId}`,
    path: '/',
    search: new URLSearchParams(),
    isAt: () => false,
    href: (path) => path,
    stored: () => undefined,
  };
}

const sent = () => send.mock.calls.map(([url]) => url as string);
const discovery = () => ({ getBaseUrl: async (pluginId: string) => `http://backend/api/${pluginId}` });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  send.mockReset().mockImplementation(async () => Response.json(session));
  vi.stubGlobal('fetch', send);
});
afterEach(() => vi.unstubAllGlobals());

describe('the session that is requested before the app is loaded', () => {
  it('is taken by the app, which sends no other request', async () => {
    const user = await appSignInEarlyPart.signIn?.(context({}), painted)?.user;
    expect(user).toEqual({ token: 'abc', ownershipEntityRefs: ['group:default/a'] });
    const guest = openProviderSession(discovery(), 'guest');
    expect((await guest.get()).token).toBe('abc');
    expect(sent()).toEqual(['http://backend/api/auth/guest/refresh']);
    await guest.renew('abc');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is requested again by the app if the request failed, or was for another provider', async () => {
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await appSignInEarlyPart.signIn?.(context({}), painted)?.user).toBeUndefined();
    expect((await openProviderSession(discovery(), 'guest').get()).token).toBe('abc');
    await appSignInEarlyPart.signIn?.(context({}), painted)?.user;
    await openProviderSession(discovery(), 'okta').get();
    expect(sent().slice(2)).toEqual([
      'http://backend/api/auth/guest/refresh',
      'http://backend/api/auth/okta/refresh',
    ]);
  });

  it.each([
    ['the legacy guest may be meant', { enableLegacyGuestToken: 'true' }, 0],
    ['an idle user is going to be signed out', { lastActivityAt: String(Date.now() - 3_700_000) }, 0],
    ['only users with an open tab are signed out', { lastActivityAt: '1', onlyOpen: 'yes' }, 1],
    ['the user was active in the last hour', { lastActivityAt: String(Date.now() - 3_500_000) }, 1],
  ])('is requested early only if the app will use it: %s', async (_case, stored, count) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    const config: Record<string, unknown> = {
      'auth.autologout.enabled': true,
      'auth.autologout.logoutIfDisconnected': !('onlyOpen' in stored),
    };
    const read = (key: string) => config[key];
    await appSignInEarlyPart.signIn?.({ ...context({}), read }, painted)?.sent;
    expect(send).toHaveBeenCalledTimes(count);
  });

  it('is requested after the first paint', async () => {
    let paint = (): void => undefined;
    const later = new Promise<void>((resolve) => {
      paint = resolve;
    });
    const sent = appSignInEarlyPart.signIn?.(context({}), later)?.sent;
    await new Promise((resolve) => setTimeout(resolve));
    expect(send).not.toHaveBeenCalled();
    paint();
    await sent;
    expect(send).toHaveBeenCalledOnce();
  });

  it('is of the provider that the app is going to use', async () => {
    const ask = async (page: Record<string, unknown> | undefined) => {
      send.mockClear();
      await appSignInEarlyPart.signIn?.(context(page), painted)?.sent;
      return sent().map((url) => url.replace('http://backend/api/auth/', ''));
    };
    const two = { providers: ['guest', { id: 'github' }] };
    expect(await ask(undefined)).toEqual(['guest/refresh']);
    expect(await ask(two)).toEqual([]);
    savedProvider.write('github');
    expect(await ask(two)).toEqual([]);
    // The app stores the address of the session that it loads.
    const query = (scopes: readonly string[]) => ({ scope: ['read:user', ...scopes].join(' '), env: 'x' });
    const github = openProviderSession(discovery(), 'github', { query });
    await github.get();
    await github.get(['more']).catch(() => undefined);
    expect(await ask(two)).toEqual(['github/refresh?optional&scope=read%3Auser&env=x']);
    expect(await ask({ providers: ['github'] })).toEqual(['github/refresh?optional&scope=read%3Auser&env=x']);
    savedProvider.write('okta');
    expect(await ask({ providers: ['okta', 'github'] })).toEqual([]);
    expect(await ask({ providers: ['guest'], auto: false })).toEqual([]);
    expect(await ask({ providers: ['custom'] })).toEqual([]);
    expect(await ask({ providers: [{ id: 'proxy', proxy: {} }] })).toEqual([]);
    signedOutMark.set(true);
    expect(await ask({})).toEqual([]);
  });
});
