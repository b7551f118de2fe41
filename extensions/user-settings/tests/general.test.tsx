import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { identityApiRef } from '#sdk';
import { mockApis, testApi } from '#sdk/testing';
import { catalogApiRef } from '#extensions/catalog';
import {
  createLanguageApi,
  createTestTheme,
  createThemeApi,
  renderSettings,
} from '../testing/renderSettings';
import { GeneralPage } from '../general/GeneralPage';
import { printLanguageName } from '../general/printLanguageName';
import { resolveThemeChoices } from '../general/themeChoices';

const entityWith = (profile: { displayName: string; picture: string }) =>
  testApi(catalogApiRef, {
    getEntityByRef: async () => ({
      apiVersion: 'backstage.io/v1alpha1',
      kind: 'User',
      metadata: { name: 'ada' },
      spec: { profile },
    }),
  });

describe('the profile', () => {
  test('shows name, email and picture of the signed-in user', async () => {
    const profile = {
      displayName: 'Ada Lovelace',
      email: 'ada@example.com',
      picture: 'https://example.com/ada.png',
    };
    renderSettings(<GeneralPage />, [mockApis.identity({ profile })]);
    expect(await screen.findByText('Ada Lovelace')).toBeInTheDocument();
    expect(screen.getByText('ada@example.com')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Profile picture' })).toHaveAttribute(
      'src',
      'https://example.com/ada.png',
    );
  });

  test('falls back to the picture and the ref of the user entity', async () => {
    renderSettings(<GeneralPage />, [
      mockApis.identity({ userEntityRef: 'user:default/ada' }),
      entityWith({ displayName: 'Not this one', picture: '/ada.png' }),
    ]);
    const picture = await screen.findByRole('img', { name: 'Profile picture' });
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'Profile picture' })).toHaveAttribute('src', '/ada.png'),
    );
    expect(picture).toBeDefined();
    expect(screen.getAllByText('user:default/ada').length).toBeGreaterThan(0);
    expect(screen.queryByText('Not this one')).toBeNull();
  });

  test('is shown while the catalog is down', async () => {
    const catalog = testApi(catalogApiRef, {
      getEntityByRef: async () => {
        throw new Error('503');
      },
    });
    renderSettings(<GeneralPage />, [mockApis.identity({ profile: { displayName: 'Ada' } }), catalog]);
    expect(await screen.findByText('Ada')).toBeInTheDocument();
  });

  test('stays empty and reports why if the identity cannot be loaded', async () => {
    const alert = mockApis.alert();
    const post = vi.spyOn(alert, 'post');
    const broken = testApi(identityApiRef, {
      getProfileInfo: async () => {
        throw new Error('no session');
      },
      getBackstageIdentity: async () => ({
        type: 'user',
        userEntityRef: 'user:default/x',
        ownershipEntityRefs: [],
      }),
    });
    renderSettings(<GeneralPage />, [alert, broken]);
    await waitFor(() =>
      expect(post).toHaveBeenCalledWith({
        message: 'Failed to load user identity: no session',
        severity: 'error',
      }),
    );
    expect(screen.queryByText('user:default/x')).toBeNull();
  });

  test('has a menu to sign out', async () => {
    const identity = mockApis.identity();
    const signOut = vi.spyOn(identity, 'signOut');
    renderSettings(<GeneralPage />, [identity]);
    await userEvent.click(await screen.findByRole('button', { name: 'Profile menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(signOut).toHaveBeenCalledOnce();
  });
});

test('the identity shows the user entity and ownership entities, with copy buttons', async () => {
  const user = userEvent.setup();
  renderSettings(<GeneralPage />, [
    mockApis.identity({
      userEntityRef: 'user:default/ada',
      ownershipEntityRefs: ['user:default/ada', 'group:default/engines'],
    }),
  ]);
  expect(await screen.findByText('user:default/ada, group:default/engines')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy: Ownership entity refs' }));
  expect(await navigator.clipboard.readText()).toBe('user:default/ada\ngroup:default/engines');
});

describe('the theme', () => {
  test('can be light, dark or auto, with auto as default', async () => {
    renderSettings(<GeneralPage />);
    const names = (await screen.findAllByRole('radio')).map((radio) => radio.closest('label')?.textContent);
    expect(names).toEqual(['Light', 'Dark', 'Auto']);
    expect(screen.getByRole('radio', { name: 'Auto' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Auto' }));
    expect(screen.getByRole('radio', { name: 'Auto' })).toBeChecked();
  });

  test('of a plugin is listed with its variant, under its own title', async () => {
    const themes = [
      createTestTheme('dark', 'dark'),
      createTestTheme('light', 'light'),
      createTestTheme('sea', 'light', 'Sea'),
    ];
    renderSettings(<GeneralPage />, [createThemeApi(themes)]);
    const names = (await screen.findAllByRole('radio')).map((radio) => radio.closest('label')?.textContent);
    expect(names).toEqual(['Light', 'Sea', 'Dark', 'Auto']);
  });

  test('cannot follow the system if all have the same variant', () => {
    expect(
      resolveThemeChoices([createTestTheme('a', 'dark'), createTestTheme('b', 'dark')]).map(({ id }) => id),
    ).toEqual(['a', 'b']);
  });
});

describe('the language', () => {
  test('cannot be selected if there is only one', async () => {
    renderSettings(<GeneralPage />);
    await screen.findByText('Appearance');
    expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull();
  });

  test('is listed with its native name', async () => {
    renderSettings(<GeneralPage />, [createLanguageApi(['en', 'de'])]);
    const field = await screen.findByRole('combobox', { name: 'Language' });
    await userEvent.selectOptions(field, 'Deutsch');
    expect(field).toHaveValue('de');
  });

  test.each([
    ['fr', 'Français'],
    ['not a tag', 'not a tag'],
  ])('%s has the name %s', (tag, name) => expect(printLanguageName(tag)).toBe(name));
});
