import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { authProvidersApiRef, type AuthProvidersApi, type IdentityApi } from '#sdk';
import { mockApis, type TestApi } from '#sdk/testing';
import { idleMark } from '../session/idleMark';
import { redirectMark } from '../session/redirectMark';
import { savedProvider } from '../session/savedProvider';
import { renderInShell } from '#extensions/app/testing';
import { SignInPage } from './SignInPage';
import { takeFirstStep } from './takeFirstStep';
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
  const all = { providers: [{ id: 'guest' }], auto: true, ...settings };
  renderInShell(
    <SignInPage settings={all} first={takeFirstStep(all)} onSignInSuccess={(user) => users.push(user)} />,
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

// Preloads the chunk, because the first load can take longer than the timeout of a query.
beforeAll(() => import('./screen/SignInScreen'));

describe('the only sign-in method', () => {
  test('is used without a click, and saved', async () => {
    backend.mockImplementation(async () => session());
    const { users } = setUp();
    await vi.waitFor(() => expect(users).toHaveLength(1), 15_000);
    await expect(users[0]?.getCredentials()).resolves.toEqual({ token: 'abc' });
    await expect(users[0]?.getBackstageIdentity()).resolves.toEqual(identity);
    expect(backend).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(savedProvider.read()).toBe('guest');
  });

  test('is offered if auto is off', async () => {
    backend.mockImplementation(async () => session());
    const { users } = setUp({ auto: false, title: 'Welcome', text: 'To the harbor' });
    await userEvent.click(await screen.findByRole('button', { name: 'Enter' }));
    expect(screen.getByRole('heading', { name: 'Welcome', level: 1 })).toBeInTheDocument();
    expect(screen.getByText('To the harbor')).toBeInTheDocument();
    await vi.waitFor(() => expect(users).toHaveLength(1), 15_000);
  });

  test('shows the error and can be retried', async () => {
    backend.mockImplementationOnce(async () => refusal(403, 'NotAllowedError', 'No guests here'));
    backend.mockImplementation(async () => session());
    const { users, errors } = setUp();
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
    expect(screen.getByRole('alert')).toHaveTextContent('No guests here');
    expect(screen.queryByText(/Retrying every few seconds/)).not.toBeInTheDocument();
    // It is posted after the alert is shown.
    await vi.waitFor(() => expect(errors.getErrors()).toMatchObject([{ context: { hidden: true } }]));
    expect(errors.getErrors()[0]?.error.message).toMatch(/^Login failed/);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await vi.waitFor(() => expect(users).toHaveLength(1), 15_000);
  });

  test('is retried automatically while the backend is down', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    backend.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
    backend.mockImplementation(async () => session());
    const { users } = setUp();
    expect(await screen.findByText(/Retrying every few seconds/)).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    vi.useRealTimers();
    await vi.waitFor(() => expect(users).toHaveLength(1), 15_000);
  });

  test('is not used automatically after the user signed out', async () => {
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

describe('a guest without a guest provider', () => {
  test('is asked whether to use the legacy guest token, and the answer is saved', async () => {
    backend.mockImplementation(async () => unknownProvider());
    const { users } = setUp();
    await userEvent.click(await screen.findByRole('button', { name: 'Use legacy guest token' }));
    await vi.waitFor(() => expect(users).toHaveLength(1), 15_000);
    await expect(users[0]?.getCredentials()).resolves.toEqual({});
    const again = setUp();
    await vi.waitFor(() => expect(again.users).toHaveLength(1), 15_000);
  });

  test('sees what is missing if they decline', async () => {
    backend.mockImplementation(async () => unknownProvider());
    setUp();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You cannot sign in as a guest, you must either enable the legacy guest token or configure the auth backend to support guest sign in.',
    );
  });

  test('is not signed in if the backend rejects requests without a token', async () => {
    backend.mockImplementationOnce(async () => unknownProvider());
    backend.mockImplementation(async () => refusal(401, 'AuthenticationError', 'Missing credentials'));
    const { users } = setUp();
    await userEvent.click(await screen.findByRole('button', { name: 'Use legacy guest token' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You cannot sign in as a guest, you must either',
    );
    expect(localStorage.getItem('enableLegacyGuestToken')).toBeNull();
    expect(users).toEqual([]);
  });

  test('is asked once whether to switch if they keep the legacy token', async () => {
    localStorage.setItem('enableLegacyGuestToken', 'true');
    backend.mockImplementation(async () => session());
    const { users } = setUp();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep legacy guest token' }));
    await vi.waitFor(() => expect(users).toHaveLength(1), 15_000);
    await expect(users[0]?.getCredentials()).resolves.toEqual({});
    const again = setUp();
    await vi.waitFor(() => expect(again.users).toHaveLength(1), 15_000);
    expect(screen.queryByText('Switch to guest provider')).not.toBeInTheDocument();
  });

  test.each([true, false])(
    'is asked whether to switch if the provider is installed, auto: %s',
    async (auto) => {
      localStorage.setItem('enableLegacyGuestToken', 'true');
      backend.mockImplementation(async () => session());
      const { users } = setUp({ auto });
      if (!auto) await userEvent.click(await screen.findByRole('button', { name: 'Enter' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Switch to guest provider' }));
      await vi.waitFor(() => expect(users).toHaveLength(1), 15_000);
      await expect(users[0]?.getCredentials()).resolves.toEqual({ token: 'abc' });
      expect(localStorage.getItem('enableLegacyGuestToken')).toBeNull();
    },
  );
});

describe('several sign-in methods', () => {
  test('are shown as cards', async () => {
    setUp(several);
    const cards = within(await screen.findByRole('list', { name: 'Sign-in methods' }));
    expect(cards.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Guest',
      'Acme ID',
      'Custom User',
    ]);
    expect(backend).not.toHaveBeenCalled();
  });

  test('are skipped if the last one still has a session', async () => {
    savedProvider.write('acme');
    const asked = vi.fn(async () => ({ token: 'known', expiresAt: new Date(), identity }));
    account.mockReturnValue({ getBackstageIdentity: asked } as never);
    const { users } = setUp(several);
    await vi.waitFor(() => expect(users).toHaveLength(1), 15_000);
    expect(asked.mock.calls[0]).toEqual([{ optional: true }]);
  });

  test('are shown if the last one has no session anymore', async () => {
    savedProvider.write('acme');
    account.mockReturnValue({ getBackstageIdentity: async () => undefined } as never);
    setUp(several);
    expect(await screen.findByRole('button', { name: 'Sign In, Acme ID' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('show an error for a provider that does not support sign-in', async () => {
    account.mockReturnValue({ getBackstageIdentity: async () => undefined } as never);
    setUp(several);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign In, Acme ID' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The Acme ID provider is not configured to support sign-in',
    );
    expect(savedProvider.read()).toBeUndefined();
  });

  test('show the error that a provider redirected back with', async () => {
    window.history.replaceState(null, '', '/?error=Refused&kind=api');
    const { errors } = setUp(several);
    expect(await screen.findByRole('alert')).toHaveTextContent('Refused');
    expect(window.location.search).toBe('?kind=api');
    await vi.waitFor(() =>
      expect(errors.getErrors().map(({ error }) => error.message)).toEqual(['Login failed, Refused']),
    );
  });

  test('ignore a parameter of a page if the user is signed in', async () => {
    window.history.replaceState(null, '', '/?error=timeout');
    savedProvider.write('guest');
    backend.mockImplementation(async () => session());
    const { users, errors } = setUp(several);
    await vi.waitFor(() => expect(users).toHaveLength(1), 15_000);
    expect(window.location.search).toBe('?error=timeout');
    expect(errors.getErrors()).toEqual([]);
  });

  test('report the refused access to another provider, and keep the user', async () => {
    window.history.replaceState(null, '', '/?error=Refused');
    savedProvider.write('guest');
    redirectMark.set(true);
    backend.mockImplementation(async () => session());
    const { users, errors } = setUp(several);
    await vi.waitFor(() => expect(users).toHaveLength(1), 15_000);
    expect(window.location.search).toBe('');
    await vi.waitFor(() =>
      expect(errors.getErrors().map(({ error }) => error.message)).toEqual(['Login failed, Refused']),
    );
    expect(savedProvider.read()).toBe('guest');
    expect(redirectMark.isSet()).toBe(false);
  });

  test.each([
    ['PopupClosedError', 'If the sign-in window stayed empty', true],
    ['PopupOriginError', 'The backend expects this portal at another address.', false],
  ])('show what to do about a %s', async (name, advice, isRedirectOffered) => {
    const fail = () => Promise.reject(Object.assign(new Error('Login failed, no'), { name }));
    account.mockReturnValue({ getBackstageIdentity: fail } as never);
    setUp(several);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign In, Acme ID' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(advice);
    const redirect = screen.queryByRole('button', { name: 'Continue in this window' });
    expect(redirect !== null).toBe(isRedirectOffered);
  });

  test('have one primary button', async () => {
    setUp(several);
    const buttons = await screen.findAllByRole('button');
    const primary = buttons.filter(({ className }) => className.includes('MuiButton-contained'));
    expect(primary.map(({ textContent }) => textContent)).toEqual(['Enter']);
  });

  test('say that the last user was signed out due to inactivity', async () => {
    idleMark.set(true);
    setUp(several);
    expect(await screen.findByText('You were signed out due to inactivity.')).toBeInTheDocument();
  });
});

describe('a custom user', () => {
  test('requires a user ID, and accepts only a valid token', async () => {
    const { users } = setUp(several);
    const go = await screen.findByRole('button', { name: 'Continue' });
    expect(go).toBeDisabled();
    await userEvent.type(screen.getByLabelText(/User ID/), 'bad ref::x');
    expect(
      screen.getByText(/^Invalid user entity reference. Entity reference "bad ref::x" was not on the form/),
    ).toBeInTheDocument();
    expect(go).toBeDisabled();
    await userEvent.clear(screen.getByLabelText(/User ID/));
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
