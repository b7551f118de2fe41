import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { authProvidersApiRef, type AuthProvidersApi, type IdentityApi } from '#sdk';
import { mockApis } from '#sdk/testing';
import { renderInShell } from '#extensions/app/testing';
import { SignInPage } from '../SignInPage';
import { takeFirstStep } from '../takeFirstStep';
import type { ProxySettings } from '../signInSettings';

const TITLE = 'You do not appear to be signed in. Please try reloading the browser page.';
const MINUTE = 60_000;

const identity = (userEntityRef: string) => ({
  type: 'user' as const,
  userEntityRef,
  ownershipEntityRefs: [userEntityRef],
});
const session = (token: string, userEntityRef = 'user:default/ann') =>
  Response.json({
    profile: { displayName: 'Ann' },
    backstageIdentity: { token, expiresInSeconds: 3600, identity: identity(userEntityRef) },
  });
const refusal = (status: number, message: string) =>
  Response.json({ error: { name: 'AuthenticationError', message } }, { status });

// A new provider id for each test, because sessions of the same provider are shared like between tabs.
let provider = 'gate';
let tests = 0;

const backend = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const leave = vi.fn<(url: string) => void>();

function setUp(proxy: ProxySettings = {}) {
  const users: IdentityApi[] = [];
  const errors = mockApis.error();
  const providers: AuthProvidersApi = {
    configured: () => [],
    info: (id) => ({ id, title: 'Acme Gate' }),
    get: () => {
      throw new Error('The test must not use an account.');
    },
    entered: () => undefined,
  };
  const settings = { providers: [{ id: provider, proxy }], auto: true };
  const view = renderInShell(
    <SignInPage
      settings={settings}
      first={takeFirstStep(settings)}
      onSignInSuccess={(user) => users.push(user)}
    />,
    { apis: [errors, [authProvidersApiRef, providers]] },
  );
  return { users, errors, view };
}

async function enter(proxy?: ProxySettings) {
  const set = setUp(proxy);
  await vi.waitFor(() => expect(set.users).toHaveLength(1), 15_000);
  const [user] = set.users;
  if (user === undefined) throw new Error('The user is not signed in.');
  return { ...set, user };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  tests += 1;
  provider = `gate-${tests}`;
  backend.mockReset();
  leave.mockReset();
  vi.stubGlobal('fetch', backend);
  vi.spyOn(window.location, 'assign').mockImplementation((url) => leave(String(url)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// Preloads the chunks, because the first load can take longer than the timeout of a query.
beforeAll(() => Promise.all([import('../screen/SignInScreen'), import('./index')]));

describe('a portal behind a proxy', () => {
  test('signs in the user of the proxy without a click or a redirect to a provider', async () => {
    backend.mockImplementation(async () => session('first'));
    const { user } = await enter({ headers: { 'X-Tenant': 'acme' } });
    const [url, init] = backend.mock.calls[0] ?? [];
    expect(url).toMatch(new RegExp(`/auth/${provider}/refresh$`));
    expect(init).toMatchObject({ credentials: 'include', redirect: 'manual' });
    expect(init?.headers).toEqual({ 'X-Requested-With': 'XMLHttpRequest', 'X-Tenant': 'acme' });
    await expect(user.getCredentials()).resolves.toEqual({ token: 'first' });
    await expect(user.getBackstageIdentity()).resolves.toEqual(identity('user:default/ann'));
    await expect(user.getProfileInfo()).resolves.toEqual({ displayName: 'Ann' });
    expect(backend).toHaveBeenCalledTimes(1);
  });

  test('renews the session five minutes before it ends, and not sooner', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    backend.mockImplementationOnce(async () => session('first'));
    backend.mockImplementation(async () => session('second'));
    const { user } = await enter();
    vi.setSystemTime(Date.now() + 54 * MINUTE);
    await expect(user.getCredentials()).resolves.toEqual({ token: 'first' });
    vi.setSystemTime(Date.now() + 2 * MINUTE);
    await expect(user.getCredentials()).resolves.toEqual({ token: 'second' });
    expect(backend).toHaveBeenCalledTimes(2);
  });

  test('shows that the user is not signed in, and retries', async () => {
    backend.mockImplementationOnce(async () => refusal(401, 'The proxy header is missing'));
    backend.mockImplementation(async () => session('first'));
    const { users } = setUp();
    expect(await screen.findByRole('alert')).toHaveTextContent(TITLE);
    expect(screen.getByRole('alert')).toHaveTextContent('The proxy header is missing');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await vi.waitFor(() => expect(users).toHaveLength(1), 15_000);
  });

  test('treats a redirect to the sign-in page of the proxy as not signed in', async () => {
    const led = Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' });
    backend.mockImplementation(async () => led);
    setUp();
    expect(await screen.findByRole('alert')).toHaveTextContent(TITLE);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'the proxy in front of the portal requires you to sign in',
    );
    expect(screen.queryByText(/Retrying every few seconds/)).not.toBeInTheDocument();
  });

  test('rejects a user entity ref that is invalid', async () => {
    backend.mockImplementation(async () => session('first', 'user:a/b/c'));
    setUp();
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid user entity reference "user:a/b/c"');
  });

  test('reports once that the proxy does not know the user anymore, and again after a success', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    backend.mockImplementationOnce(async () => session('first'));
    backend.mockImplementation(async () => refusal(401, 'Gone'));
    const { user, errors } = await enter();
    const later = () => vi.setSystemTime(Date.now() + 61 * MINUTE);
    later();
    await expect(user.getCredentials()).rejects.toThrow('Auth refresh request failed');
    await expect(user.getCredentials()).rejects.toThrow('Auth refresh request failed');
    expect(errors.getErrors().map(({ error }) => error.message)).toEqual([TITLE]);

    backend.mockImplementationOnce(async () => session('second'));
    await expect(user.getCredentials()).resolves.toEqual({ token: 'second' });
    later();
    await expect(user.getCredentials()).rejects.toThrow('Auth refresh request failed');
    expect(errors.getErrors()).toHaveLength(2);
  });

  test('reports no proxy error while the backend is down', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    backend.mockImplementationOnce(async () => session('first'));
    backend.mockImplementation(async () => refusal(503, 'Later'));
    const { user, errors } = await enter();
    vi.setSystemTime(Date.now() + 61 * MINUTE);
    await expect(user.getCredentials()).rejects.toThrow('Later');
    expect(errors.getErrors()).toEqual([]);
  });
});

describe('signing out behind a proxy', () => {
  test('does not sign in again without a click', async () => {
    backend.mockImplementation(async () => session('first'));
    const { user, view } = await enter();
    await user.signOut();
    view.unmount();
    expect(leave).not.toHaveBeenCalled();

    const again = setUp();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign In, Acme Gate' }));
    await vi.waitFor(() => expect(again.users).toHaveLength(1), 15_000);
  });

  test('opens the sign-out URL of the proxy, if configured, and allows signing in again', async () => {
    backend.mockImplementation(async () => session('first'));
    const { user, view } = await enter({ signOutUrl: '/gate/sign_out' });
    void user.signOut();
    await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/gate/sign_out'));
    view.unmount();
    await enter();
  });

  test('ignores an unsafe sign-out URL', async () => {
    backend.mockImplementation(async () => session('first'));
    const { user } = await enter({ signOutUrl: 'javascript:alert(1)' });
    await user.signOut();
    expect(leave).not.toHaveBeenCalled();
  });
});
