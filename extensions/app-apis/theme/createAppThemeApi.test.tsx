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

describe('the active theme', () => {
  test.each([
    ['is the stored theme', 'noon', true, 'noon'],
    ['is dark if the system prefers dark', undefined, true, 'night'],
    ['is otherwise the first light theme', undefined, false, 'day'],
    ['ignores a stored theme that no longer exists', 'gone', true, 'night'],
  ])('is %s', (_name, stored, prefersDark, shown) => {
    expect(resolveActiveTheme(themes, stored, prefersDark)?.id).toBe(shown);
  });

  test('is the first theme if there is no light one', () => {
    expect(resolveActiveTheme([theme('night', 'dark')], undefined, false)?.id).toBe('night');
  });

  test('is light if there is no dark one', () => {
    expect(resolveActiveTheme([theme('day', 'light')], undefined, true)?.id).toBe('day');
  });
});

describe('the selected theme', () => {
  test('is stored under theme and reported to subscribers', () => {
    const api = createAppThemeApi(themes, createLocalStore());
    const seen: Array<string | undefined> = [];
    api.activeThemeId$().subscribe((id) => seen.push(id));
    api.setActiveThemeId('night');
    expect(localStorage.getItem('theme')).toBe('night');
    api.setActiveThemeId(undefined);
    expect(localStorage.getItem('theme')).toBeNull();
    expect(seen).toEqual([undefined, 'night', undefined]);
  });

  test('changes when another tab changes it', () => {
    const api = createAppThemeApi(themes, createLocalStore());
    const seen: Array<string | undefined> = [];
    api.activeThemeId$().subscribe((id) => seen.push(id));
    localStorage.setItem('theme', 'day');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', storageArea: localStorage }));
    expect(seen).toEqual([undefined, 'day']);
  });
});
