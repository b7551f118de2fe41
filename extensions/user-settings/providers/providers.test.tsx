import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { mockApis } from '#sdk/testing';
import { createProvidersApi, createTestAccount } from '../testing/createTestAccount';
import { renderSettings } from '../testing/renderSettings';
import { AuthProvidersPage } from './AuthProvidersPage';

const ada = { displayName: 'Ada Lovelace', email: 'ada@example.com' };
const button = (name: string) => screen.findByRole('button', { name });
const rowOf = (title: string) =>
  within(screen.getByRole('heading', { name: new RegExp(title) }).closest('li') as HTMLElement);

describe('the providers to sign in to', () => {
  test('are those that an extension lists, where one does', async () => {
    renderSettings(<AuthProvidersPage settings={<p>My own list</p>} />);
    expect(await screen.findByText('My own list')).toBeInTheDocument();
  });

  test('are said not to be there when the configuration names none', async () => {
    renderSettings(<AuthProvidersPage settings={undefined} />, [createProvidersApi({})]);
    expect(await screen.findByRole('heading', { name: 'No authentication providers' })).toBeInTheDocument();
  });

  test('are listed with the account of an earlier visit, and each is signed in and out on its own', async () => {
    const accounts = { Harbour: createTestAccount(ada), Pier: createTestAccount() };
    renderSettings(<AuthProvidersPage settings={undefined} />, [createProvidersApi(accounts)]);
    expect(await screen.findByText('Ada Lovelace')).toBeInTheDocument();
    expect(rowOf('Harbour').getByText('ada@example.com')).toBeInTheDocument();
    expect(rowOf('Pier').queryByText('Signed in')).toBeNull();

    await userEvent.click(await button('Sign in, Pier'));
    expect(await rowOf('Pier').findByText('Signed in')).toBeInTheDocument();
    await userEvent.click(await button('Sign out, Harbour'));
    expect(await button('Sign in, Harbour')).toBeEnabled();
    expect(rowOf('Pier').getByText('Signed in')).toBeInTheDocument();
  });

  test('follow what other tabs do', async () => {
    const account = createTestAccount();
    renderSettings(<AuthProvidersPage settings={undefined} />, [createProvidersApi({ Harbour: account })]);
    expect(await button('Sign in, Harbour')).toBeEnabled();
    act(() => account.change(ada));
    expect(await screen.findByText('Ada Lovelace')).toBeInTheDocument();
    act(() => account.change(undefined));
    expect(await button('Sign in, Harbour')).toBeEnabled();
    expect(screen.queryByText('Ada Lovelace')).toBeNull();
  });

  test('are busy while the user signs in, and say why it failed', async () => {
    let refuse: (error: Error) => void = () => {};
    const signInByRedirect = vi.fn(() => new Promise<never>(() => {}));
    const account = createTestAccount(undefined, {
      signIn: () => new Promise((_resolve, reject) => (refuse = reject)),
      signInByRedirect,
    });
    renderSettings(<AuthProvidersPage settings={undefined} />, [createProvidersApi({ Harbour: account })]);
    await userEvent.click(await button('Sign in, Harbour'));
    expect(screen.getByRole('listitem')).toHaveAttribute('aria-busy', 'true');
    act(() => refuse(Object.assign(new Error('Failed to open auth popup.'), { name: 'PopupRejectedError' })));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to open auth popup.');
    expect(screen.getByRole('listitem')).toHaveAttribute('aria-busy', 'false');
    await userEvent.click(await button('Sign in in this window'));
    expect(signInByRedirect).toHaveBeenCalledOnce();
  });

  test('can be signed in to although the backend could not say whether they are', async () => {
    const account = createTestAccount(undefined, {
      getProfile: async () => {
        throw new Error('Auth refresh request failed, the backend is away');
      },
    });
    renderSettings(<AuthProvidersPage settings={undefined} />, [createProvidersApi({ Harbour: account })]);
    expect(await screen.findByRole('alert')).toHaveTextContent('the backend is away');
    expect(await button('Sign in, Harbour')).toBeEnabled();
  });

  test('leave the portal as a whole when it was entered by the account', async () => {
    const identity = mockApis.identity();
    const leave = vi.spyOn(identity, 'signOut');
    const account = createTestAccount(ada);
    const signOut = vi.spyOn(account, 'signOut');
    renderSettings(<AuthProvidersPage settings={undefined} />, [
      identity,
      createProvidersApi({ Harbour: account }, 'Harbour'),
    ]);
    expect(await screen.findByText(/You came into the portal with this account/)).toBeInTheDocument();
    await userEvent.click(await button('Sign out, Harbour'));
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    expect(signOut).not.toHaveBeenCalled();
  });
});
