import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { authProvidersApiRef, type AuthProvidersApi, type IdentityApi } from '#sdk';
import { mockApis, type TestApi } from '#sdk/testing';
import { savedProvider } from '../session/savedProvider';
import { renderInShell } from '../testing/renderInShell';
import { SignInPage } from './SignInPage';
import type { SignInSettings } from './signInSettings';

const identity = {
  type: 'user' as const,
  userEntityRef: 'user:default/guest',
  ownershipEntityRefs: ['user:default/guest', 'group:default/guests'],
};
const session = () =>
  Response.json({ profile: {}, backstageIdentity: { token: 'abc', expiresInSeconds: 3600, identity } });
const refusal = (status: number, name: string, message: string) =>
  Response.json({ error: { name, message } }, { status });
const unknownProvider = () => refusal(404, 'NotFoundError', "Unknown auth provider 'guest'");

const backend = vi.fn<() => Promise<Response>>();
const account = vi.fn<AuthProvidersApi['get']>();

function setUp(settings: Partial<SignInSettings> = {}, apis: TestApi[] = []) {
  const users: IdentityApi[] = [];
  const errors = mockApis.error();
  const providers: AuthProvidersApi = {
    configured: () => [],
    info: (id) => ({ id, title: id === 'acme' ? 'Acme ID' : id }),
    get: account,
    entered: () => undefined,
  };
  renderInShell(
    <SignInPage
      settings={{ providers: [{ id: 'guest' }], auto: true, ...settings }}
      onSignInSuccess={(user) => users.push(user)}
    />,
    { apis: [errors, [authProvidersApiRef, providers], ...apis], title: 'Acme' },
  );
  return { users, errors };
}

const several = { providers: [{ id: 'guest' }, { id: 'acme' }, { id: 'custom' }] };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  backend.mockReset();
  account.mockReset();
  vi.stubGlobal('fetch', backend);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// It is a chunk of its own, which takes longer the first time than a test waits for what stands on it.
beforeAll(() => import('./screen/SignInScreen'));

describe('the only way in', () => {
  test('is taken without a click, and the choice kept', async () => {
    backend.mockImplementation(async () => session());
    const { users } = setUp();
    await vi.waitFor(() => expect(users).toHaveLength(1), 15_000);
    await expect(users[0]?.getCredentials()).resolves.toEqual({ token: 'abc' });
    await expect(users[0]?.getBackstageIdentity()).resolves.toEqual(identity);
    expect(backend).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(savedProvider.read()).toBe('guest');
  });

  test('is offered when the configuration wants a click', async () => {
    backend.mockImplementation(async () => session());
    const { users } = setUp({ auto: false, title: 'Come in', text: 'To the harbour' });
    await userEvent.click(await screen.findByRole('button', { name: 'Enter' }));
    expect(screen.getByRole('heading', { name: 'Come in', level: 1 })).toBeInTheDocument();
    expect(screen.getByText('To the harbour')).toBeInTheDocument();
    await vi.waitFor(() => expect(users).toHaveLength(1), 15_000);
  });

  test('that is refused says why, and can be tried again', async () => {
    backend.mockImplementationOnce(async () => refusal(403, 'NotAllowedError', 'No guests here'));
    backend.mockImplementation(async () => session());
    const { users, errors } = setUp();
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
    expect(screen.getByRole('alert')).toHaveTextContent('No guests here');
    expect(screen.queryByText(/tried again by itself/)).not.toBeInTheDocument();
    expect(errors.getErrors()).toMatchObject([{ context: { hidden: true } }]);
    expect(errors.getErrors()[0]?.error.message).toMatch(/^Login failed/);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await vi.waitFor(() => expect(users).toHaveLength(1), 15_000);
  });

  test('is tried again by itself once the backend comes up', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    backend.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
    backend.mockImplementation(async () => session());
    const { users } = setUp();
    expect(await screen.findByText(/tried again by itself/)).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    vi.useRealTimers();
    await vi.waitFor(() => expect(users).toHaveLength(1), 15_000);
  });

  test('is not taken again by itself by who signed out', async () => {
    backend.mockImplementation(async () => session());
    const { users } = setUp();
    await vi.waitFor(() => expect(users).toHaveLength(1), 15_000);
    await users[0]?.signOut();
    expect(savedProvider.read()).toBeUndefined();

    const again = setUp();
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Enter' }));
    await vi.waitFor(() => expect(again.users).toHaveLength(1), 15_000);
  });
});

describe('a guest whom the backend does not know', () => {
  test('is asked whether to come in without a token, and the answer is kept', async () => {
    backend.mockImplementation(async () => unknownProvider());
    const { users } = setUp();
    await userEvent.click(await screen.findByRole('button', { name: 'Use the legacy guest token' }));
    expect(users).toHaveLength(1);
    await expect(users[0]?.getCredentials()).resolves.toEqual({});
    const again = setUp();
    await vi.waitFor(() => expect(again.users).toHaveLength(1), 15_000);
  });

  test('who does not want that is told what is missing', async () => {
    backend.mockImplementation(async () => unknownProvider());
    setUp();
    await userEvent.click(await screen.findByRole('button', { name: 'Do not use it' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You cannot sign in as a guest, you must either enable the legacy guest token or configure the auth backend to support guest sign in.',
    );
  });

  test('is asked whether to switch once it does', async () => {
    localStorage.setItem('enableLegacyGuestToken', 'true');
    backend.mockImplementation(async () => session());
    const { users } = setUp({ auto: false });
    await userEvent.click(await screen.findByRole('button', { name: 'Enter' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Switch to the guest provider' }));
    await vi.waitFor(() => expect(users).toHaveLength(1), 15_000);
    await expect(users[0]?.getCredentials()).resolves.toEqual({ token: 'abc' });
    expect(localStorage.getItem('enableLegacyGuestToken')).toBeNull();
  });
});

describe('several ways in', () => {
  test('are a card each', async () => {
    setUp(several);
    const cards = within(await screen.findByRole('list', { name: 'Ways to sign in' }));
    expect(cards.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Guest',
      'Acme ID',
      'Custom User',
    ]);
    expect(backend).not.toHaveBeenCalled();
  });

  test('are left out by who is still signed in by the one of last time', async () => {
    savedProvider.write('acme');
    const asked = vi.fn(async () => ({ token: 'known', expiresAt: new Date(), identity }));
    account.mockReturnValue({ getBackstageIdentity: asked } as never);
    const { users } = setUp(several);
    await vi.waitFor(() => expect(users).toHaveLength(1), 15_000);
    expect(asked.mock.calls[0]).toEqual([{ optional: true }]);
  });

  test('are offered when the one of last time knows nobody any more', async () => {
    savedProvider.write('acme');
    account.mockReturnValue({ getBackstageIdentity: async () => undefined } as never);
    setUp(several);
    expect(await screen.findByRole('button', { name: 'Sign In, Acme ID' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('say which provider does not sign in', async () => {
    account.mockReturnValue({ getBackstageIdentity: async () => undefined } as never);
    setUp(several);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign In, Acme ID' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The Acme ID provider is not configured to support sign-in',
    );
    expect(savedProvider.read()).toBeUndefined();
  });

  test('come with the error that a provider led back with', async () => {
    window.history.replaceState(null, '', '/?error=Refused&kind=api');
    const { errors } = setUp(several);
    expect(await screen.findByRole('alert')).toHaveTextContent('Refused');
    expect(window.location.search).toBe('?kind=api');
    expect(errors.getErrors().map(({ error }) => error.message)).toEqual(['Login failed, Refused']);
  });
});

describe('a user who says who they are', () => {
  test('needs a user ID, and a token only of the right form', async () => {
    const { users } = setUp(several);
    const go = await screen.findByRole('button', { name: 'Continue' });
    expect(go).toBeDisabled();
    await userEvent.type(screen.getByLabelText(/User ID/), 'ada');
    expect(go).toBeEnabled();
    await userEvent.type(screen.getByLabelText(/ID Token/), 'no token');
    expect(screen.getByText('Token is not a valid OpenID Connect JWT Token')).toBeInTheDocument();
    expect(go).toBeDisabled();
    await userEvent.clear(screen.getByLabelText(/ID Token/));
    await userEvent.type(screen.getByLabelText(/ID Token/), 'aa.b-b.c_c');
    await userEvent.click(go);
    expect(users).toHaveLength(1);
    await expect(users[0]?.getBackstageIdentity()).resolves.toMatchObject({
      userEntityRef: 'user:default/ada',
    });
    await expect(users[0]?.getCredentials()).resolves.toEqual({ token: 'aa.b-b.c_c' });
    expect(savedProvider.read()).toBeUndefined();
  });
});
