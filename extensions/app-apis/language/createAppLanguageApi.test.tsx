import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createLocalStore } from '../localStore/createLocalStore';
import { createAppLanguageApi } from './createAppLanguageApi';
import { languageSettings } from './languageSettings';

const create = (options: { defaultLanguage?: string; availableLanguages?: string[] } = {}) =>
  createAppLanguageApi({ ...options, store: createLocalStore() });

beforeEach(() => localStorage.clear());

describe('the language', () => {
  test('is English by default', () => {
    expect(create().getLanguage()).toEqual({ language: 'en' });
    expect(create().getAvailableLanguages()).toEqual({ languages: ['en'] });
  });

  test('is stored under language and reported to subscribers', () => {
    const api = create({ availableLanguages: ['en', 'de'] });
    const seen: string[] = [];
    api.language$().subscribe(({ language }) => seen.push(language));
    api.setLanguage('de');
    api.setLanguage('de');
    expect(localStorage.getItem('language')).toBe('de');
    api.setLanguage(undefined);
    expect(seen).toEqual(['en', 'de', 'en']);
  });

  test('falls back if the stored language is not available', () => {
    localStorage.setItem('language', 'fr');
    expect(create({ availableLanguages: ['de', 'en'] }).getLanguage()).toEqual({ language: 'de' });
  });

  test('changes when another tab changes it', () => {
    const api = create({ availableLanguages: ['en', 'de'] });
    localStorage.setItem('language', 'de');
    window.dispatchEvent(new StorageEvent('storage', { key: 'language', storageArea: localStorage }));
    expect(api.getLanguage()).toEqual({ language: 'de' });
  });

  test('cannot be set to an unavailable language', () => {
    expect(() => create().setLanguage('de')).toThrow("The language 'de' is not available.");
  });

  test('cannot be listed twice in the settings', () => {
    const settings = z.object(languageSettings);
    const listed = settings.safeParse({ availableLanguages: ['en', 'de', 'en'] });
    expect(listed.error?.issues.map(({ message }) => message)).toEqual([
      "The language 'en' is listed twice; name each language once",
    ]);
  });

  test('must by default be an available language', () => {
    expect(() => create({ defaultLanguage: 'fr', availableLanguages: ['en'] })).toThrow(
      "The default language 'fr' is not one of the available languages",
    );
  });
});
