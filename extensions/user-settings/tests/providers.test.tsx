import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { ProfileInfo } from '#sdk';
import { mockApis } from '#sdk/testing';
import { createProvidersApi, createTestAccount } from '../testing/createTestAccount';
import { renderSettings } from '../testing/renderSettings';
import { AuthProvidersPage } from '../providers/AuthProvidersPage';

const ada = { displayName: 'Ada Lovelace', email: 'ada@example.com' };
/** The button, once it is enabled: it is disabled until the provider reports the session. */
const button = (name: string) =>
  waitFor(() => {
    const found = screen.getByRole('button', { name });
    expect(found).toBeEnabled();
    return found;
  });
const rowOf = (title: string) =>
  within(screen.getByRole('heading', { name: new RegExp(title) }).closest('li') as HTMLElement);

describe('the authentication providers', () => {
  test('can be replaced by an extension', async () => {
    renderSettings(<AuthProvidersPage settings={<p>My own list</p>} />);
    expect(await screen.findByText('My own list')).toBeInTheDocument();
  });

  test('have an empty state if none are configured', async () => {
    renderSettings(<AuthProvidersPage settings={undefined} />, [createProvidersApi({})]);
    expect(await screen.findByRole('heading', { name: 'No authentication providers' })).toBeInTheDocument();
  });

  test('are listed with existing accounts, and can be signed in to and out of individually', async () => {
    const accounts = { Harbour: createTestAccount(ada), Pier: createTestAccount() };
    renderSettings(<AuthProvidersPage settings={undefined} />, [createProvidersApi(accounts)]);
    expect(await screen.findByText('Ada Lovelace')).toBeInTheDocument();
    expect(rowOf('Harbour').getByText('ada@example.com')).toBeInTheDocument();
    expect(rowOf('Pier').queryByText('Signed in')).toBeNull();

    await userEvent.click(await button('Sign in to Pier'));
    expect(await rowOf('Pier').findByText('Signed in')).toBeInTheDocument();
    await userEvent.click(await button('Sign out of Harbour'));
    await button('Sign in to Harbour');
    expect(rowOf('Pier').getByText('Signed in')).toBeInTheDocument();
  });

  test('update when another tab signs in or out', async () => {
    const account = createTestAccount();
    renderSettings(<AuthProvidersPage settings={undefined} />, [createProvidersApi({ Harbour: account })]);
    await button('Sign in to Harbour');
    act(() => account.change(ada));
    expect(await screen.findByText('Ada Lovelace')).toBeInTheDocument();
    act(() => account.change(undefined));
    await button('Sign in to Harbour');
    expect(screen.queryByText('Ada Lovelace')).toBeNull();
  });

  test('do not show an account whose response arrives after another tab signed out', async () => {
    const account = createTestAccount();
    let respond: (profile: ProfileInfo) => void = () => {};
    const getProfile = vi.spyOn(account, 'getProfile');
    renderSettings(<AuthProvidersPage settings={undefined} />, [createProvidersApi({ Harbour: account })]);
    await button('Sign in to Harbour');
    getProfile.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
    act(() => account.change(ada));
    act(() => account.change(undefined));
    await act(async () => respond(ada));
    await button('Sign in to Harbour');
    expect(screen.queryByText('Ada Lovelace')).toBeNull();
  });

  test('do not show an account after another tab signed in and out before the first response', async () => {
    const respond: Array<(profile?: ProfileInfo) => void> = [];
    const getProfile = () => new Promise<ProfileInfo | undefined>((resolve) => respond.push(resolve));
    const account = createTestAccount(undefined, { getProfile });
    renderSettings(<AuthProvidersPage settings={undefined} />, [createProvidersApi({ Harbour: account })]);
    act(() => account.change(ada));
    act(() => account.change(undefined));
    await button('Sign in to Harbour');
    await act(async () => respond.forEach((resolve) => resolve(ada)));
    await button('Sign in to Harbour');
    expect(screen.queryByText('Ada Lovelace')).toBeNull();
  });

  test('are busy while the user signs in, and show why it failed', async () => {
    let refuse: (error: Error) => void = () => {};
    const signInByRedirect = vi.fn(() => new Promise<never>(() => {}));
    const account = createTestAccount(undefined, {
      signIn: () => new Promise((_resolve, reject) => (refuse = reject)),
      signInByRedirect,
    });
    renderSettings(<AuthProvidersPage settings={undefined} />, [createProvidersApi({ Harbour: account })]);
    await userEvent.click(await button('Sign in to Harbour'));
    expect(screen.getByRole('listitem')).toHaveAttribute('aria-busy', 'true');
    act(() => refuse(Object.assign(new Error('Failed to open auth popup.'), { name: 'PopupRejectedError' })));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to open auth popup.');
    expect(screen.getByRole('listitem')).toHaveAttribute('aria-busy', 'false');
    await userEvent.click(await button('Sign in in this window'));
    expect(signInByRedirect).toHaveBeenCalledOnce();
  });

  test('can be signed in to if the backend did not report the session', async () => {
    const account = createTestAccount(undefined, {
      getProfile: async () => {
        throw new Error('Auth refresh request failed, the backend is away');
      },
    });
    renderSettings(<AuthProvidersPage settings={undefined} />, [createProvidersApi({ Harbour: account })]);
    expect(await screen.findByRole('alert')).toHaveTextContent('the backend is away');
    await button('Sign in to Harbour');
  });

  test('sign out of the portal if the user signed in with the account', async () => {
    const identity = mockApis.identity();
    const leave = vi.spyOn(identity, 'signOut');
    const account = createTestAccount(ada);
    const signOut = vi.spyOn(account, 'signOut');
    renderSettings(<AuthProvidersPage settings={undefined} />, [
      identity,
      createProvidersApi({ Harbour: account }, 'Harbour'),
    ]);
    expect(await screen.findByText(/You signed in to the portal with this account/)).toBeInTheDocument();
    await userEvent.click(await button('Sign out of Harbour'));
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    expect(signOut).not.toHaveBeenCalled();
  });
});
