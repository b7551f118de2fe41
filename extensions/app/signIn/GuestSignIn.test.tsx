import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { IdentityApi } from '#sdk';
import { mockApis } from '#sdk/testing';
import { renderInShell } from '../testing/renderInShell';
import { GuestSignIn } from './GuestSignIn';

const identity = {
  type: 'user',
  userEntityRef: 'user:default/guest',
  ownershipEntityRefs: ['user:default/guest', 'group:default/guests'],
};
const session = () =>
  Response.json({ profile: {}, backstageIdentity: { token: 'abc', expiresInSeconds: 3600, identity } });
const refusal = (status: number, name: string, message: string) =>
  Response.json({ error: { name, message } }, { status });

const backend = vi.fn<() => Promise<Response>>();

function setUp() {
  const users: IdentityApi[] = [];
  const errors = mockApis.error();
  renderInShell(<GuestSignIn onSignInSuccess={(user) => users.push(user)} />, {
    apis: [errors],
    title: 'Acme',
  });
  return { users, errors };
}

beforeEach(() => {
  sessionStorage.clear();
  backend.mockReset();
  vi.stubGlobal('fetch', backend);
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => vi.unstubAllGlobals());

describe('a guest', () => {
  test('is signed in without a click', async () => {
    backend.mockImplementation(async () => session());
    const { users } = setUp();
    await vi.waitFor(() => expect(users).toHaveLength(1));
    await expect(users[0]?.getCredentials()).resolves.toEqual({ token: 'abc' });
    await expect(users[0]?.getBackstageIdentity()).resolves.toEqual(identity);
    expect(backend).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  test('needs no session where the backend has no guest provider', async () => {
    backend.mockImplementation(async () => refusal(404, 'NotFoundError', "Unknown auth provider 'guest'"));
    const { users } = setUp();
    await vi.waitFor(() => expect(users).toHaveLength(1));
    await expect(users[0]?.getCredentials()).resolves.toEqual({});
    await expect(users[0]?.getBackstageIdentity()).resolves.toMatchObject({
      userEntityRef: 'user:default/guest',
    });
  });

  test('who is refused reads why, and can try again', async () => {
    backend.mockImplementationOnce(async () => refusal(403, 'NotAllowedError', 'No guests here'));
    backend.mockImplementation(async () => session());
    const { users, errors } = setUp();
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
    expect(screen.getByRole('alert')).toHaveTextContent('No guests here');
    expect(screen.queryByText(/tried again by itself/)).not.toBeInTheDocument();
    expect(errors.getErrors()).toMatchObject([{ context: { hidden: true } }]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await vi.waitFor(() => expect(users).toHaveLength(1));
  });

  test('is signed in by itself once the backend comes up', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    backend.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
    backend.mockImplementation(async () => session());
    const { users } = setUp();
    expect(await screen.findByText(/tried again by itself/)).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    vi.useRealTimers();
    await vi.waitFor(() => expect(users).toHaveLength(1));
  });

  test('who signed out is asked before they are signed in again', async () => {
    backend.mockImplementation(async () => session());
    const { users } = setUp();
    await vi.waitFor(() => expect(users).toHaveLength(1));
    await users[0]?.signOut();

    const again = setUp();
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
    expect(backend).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Enter' }));
    await vi.waitFor(() => expect(again.users).toHaveLength(1));
  });
});
