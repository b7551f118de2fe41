import { beforeEach, describe, expect, test } from 'vitest';
import type { AppTheme } from '#sdk';
import { createLocalStore } from '../localStore/createLocalStore';
import { createAppThemeApi } from './createAppThemeApi';
import { resolveActiveTheme } from './resolveActiveTheme';

const theme = (id: string, variant: 'light' | 'dark'): AppTheme => ({
  id,
  title: id,
  variant,
  Provider: () => null,
});
const themes = [theme('night', 'dark'), theme('day', 'light'), theme('noon', 'light')];

beforeEach(() => localStorage.clear());

describe('the theme that is shown', () => {
  test.each([
    ['the stored one', 'noon', true, 'noon'],
    ['dark when the system prefers dark', undefined, true, 'night'],
    ['else the first light one', undefined, false, 'day'],
    ['by the system when the stored one is no longer there', 'gone', true, 'night'],
  ])('is %s', (_name, stored, prefersDark, shown) => {
    expect(resolveActiveTheme(themes, stored, prefersDark)?.id).toBe(shown);
  });

  test('is the first where there is no light one and dark is not wanted', () => {
    expect(resolveActiveTheme([theme('night', 'dark')], undefined, false)?.id).toBe('night');
  });

  test('is light where dark is wanted and there is none', () => {
    expect(resolveActiveTheme([theme('day', 'light')], undefined, true)?.id).toBe('day');
  });
});

describe('the choice of theme', () => {
  test('is kept under theme and told to who listens', () => {
    const api = createAppThemeApi(themes, createLocalStore());
    const seen: Array<string | undefined> = [];
    api.activeThemeId$().subscribe((id) => seen.push(id));
    api.setActiveThemeId('night');
    expect(localStorage.getItem('theme')).toBe('night');
    api.setActiveThemeId(undefined);
    expect(localStorage.getItem('theme')).toBeNull();
    expect(seen).toEqual([undefined, 'night', undefined]);
  });

  test('is followed when another tab changes it', () => {
    const api = createAppThemeApi(themes, createLocalStore());
    const seen: Array<string | undefined> = [];
    api.activeThemeId$().subscribe((id) => seen.push(id));
    localStorage.setItem('theme', 'day');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', storageArea: localStorage }));
    expect(seen).toEqual([undefined, 'day']);
  });
});
