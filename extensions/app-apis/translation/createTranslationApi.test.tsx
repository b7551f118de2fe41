import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ConnectionError,
  createTranslationMessages,
  createTranslationRef,
  createTranslationResource,
  type TranslationSnapshot,
} from '#sdk';
import { createAppLanguageApi } from '../language/createAppLanguageApi';
import { createLocalStore } from '../localStore/createLocalStore';
import { createTranslationApi, type TranslationApiOptions } from './createTranslationApi';

const ref = createTranslationRef({
  id: 'test',
  messages: {
    greeting: 'Hello {{name}}',
    nested: { rows_one: '{{count}} row', rows_other: '{{count}} rows' },
    kept: 'Kept',
  },
});

beforeEach(() => localStorage.clear());

function create(options: Partial<TranslationApiOptions> = {}) {
  const language = createAppLanguageApi({ availableLanguages: ['en', 'de'], store: createLocalStore() });
  return { language, api: createTranslationApi({ language, ...options }) };
}

type Snapshot = TranslationSnapshot<typeof ref.messages>;

function read(snapshot: Snapshot) {
  if (!snapshot.ready) throw new Error('The messages are not loaded.');
  return snapshot.t;
}

const german = createTranslationResource({
  ref,
  translations: {
    de: async () => ({ default: { greeting: 'Hallo {{name}}', kept: null } }),
  },
});

describe('messages', () => {
  test('are available immediately in their own language', () => {
    const { api } = create();
    const t = read(api.getTranslation(ref));
    expect(t('greeting', { name: '<b>' })).toBe('Hello <b>');
    expect(t('nested.rows', { count: 1 })).toBe('1 row');
    expect(t('nested.rows', { count: 12345 })).toBe('12,345 rows');
  });

  test('return the same snapshot until something changes', () => {
    const { api } = create();
    expect(api.getTranslation(ref)).toBe(api.getTranslation(ref));
  });

  test('of another language load when it is selected, with English for missing keys', async () => {
    const { api, language } = create({ additions: [german] });
    const seen: Snapshot[] = [];
    api.translation$(ref).subscribe((snapshot) => seen.push(snapshot));
    language.setLanguage('de');
    await vi.waitFor(() => expect(seen).toHaveLength(2), 15_000);
    expect(seen.map(({ ready }) => ready)).toEqual([true, true]);
    const t = read(api.getTranslation(ref));
    expect(t('greeting', { name: 'Ada' })).toBe('Hallo Ada');
    expect(t('kept')).toBe('Kept');
    expect(t('nested.rows', { count: 12345 })).toBe('12,345 rows');
  });

  test('can be overridden, and the last override wins', () => {
    const replace = (kept: string) => createTranslationMessages({ ref, messages: { kept } });
    const { api } = create({ additions: [replace('First'), replace('Last')] });
    expect(read(api.getTranslation(ref))('kept')).toBe('Last');
  });

  test('fall back to English with one error if they fail to load', async () => {
    const broken = createTranslationResource({
      ref,
      translations: { de: () => Promise.reject(new Error('gone')) },
    });
    const onLoadError = vi.fn();
    const { api, language } = create({ additions: [broken], onLoadError });
    language.setLanguage('de');
    expect(api.getTranslation(ref)).toEqual({ ready: false });
    await vi.waitFor(() => expect(api.getTranslation(ref).ready).toBe(true), 15_000);
    expect(read(api.getTranslation(ref))('kept')).toBe('Kept');
    expect(onLoadError).toHaveBeenCalledTimes(1);
    expect(onLoadError.mock.calls[0]?.[0]).toMatchObject({
      message: "Could not load the 'de' messages of 'test'.",
    });
  });

  test('are loaded when the server responds again, after one alert for all bundles', async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetch);
    let isLost = true;
    const load = async () => {
      if (isLost) throw new ConnectionError('https://portal.example/assets/german.js');
      return { messages: { kept: 'Behalten' } };
    };
    const second = createTranslationRef({
      id: 'second',
      messages: { kept: 'Kept' },
      translations: { de: load },
    });
    const onLoadError = vi.fn();
    const additions = [createTranslationResource({ ref, translations: { de: load } })];
    const { api, language } = create({ additions, onLoadError });
    api.getTranslation(second);
    language.setLanguage('de');
    api.getTranslation(ref);
    await vi.waitFor(() => expect(onLoadError).toHaveBeenCalledTimes(2), 15_000);
    expect(onLoadError.mock.calls.map(([, context]) => context)).toEqual([
      { hidden: false },
      { hidden: true },
    ]);
    expect(read(api.getTranslation(ref))('kept')).toBe('Kept');
    isLost = false;
    vi.stubGlobal('fetch', async () => new Response());
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(read(api.getTranslation(ref))('kept')).toBe('Behalten'), 15_000);
    vi.unstubAllGlobals();
  });

  test('from the administrator take precedence in each language', async () => {
    const overrides = { en: { test: { kept: 'Mine' } }, de: { test: { greeting: 'Servus {{name}}' } } };
    const { api, language } = create({ additions: [german], overrides });
    expect(read(api.getTranslation(ref))('kept')).toBe('Mine');
    language.setLanguage('de');
    await vi.waitFor(
      () => expect(read(api.getTranslation(ref))('greeting', { name: 'Ada' })).toBe('Servus Ada'),
      15_000,
    );
    expect(read(api.getTranslation(ref))('kept')).toBe('Mine');
  });

  test('change only when all bundles of the new language are loaded', async () => {
    let finish = (): void => undefined;
    const slow = createTranslationResource({
      ref,
      translations: {
        de: () =>
          new Promise((resolve) => {
            finish = () => resolve({ messages: { kept: 'Behalten' } });
          }),
      },
    });
    const { api, language } = create({ additions: [slow] });
    api.getTranslation(ref);
    language.setLanguage('de');
    expect(read(api.getTranslation(ref))('kept')).toBe('Kept');
    finish();
    await vi.waitFor(() => expect(read(api.getTranslation(ref))('kept')).toBe('Behalten'), 15_000);
  });

  test('of a pseudo language are created from English, with plurals and placeholders', async () => {
    for (const [pseudo, shown] of [
      ['en-XA', '⟦2 ŕöŵš ~~⟧'],
      ['ar-XB', '\u200F2 \u202Erows\u202C\u200F'],
    ] as const) {
      const language = createAppLanguageApi({
        availableLanguages: ['en', pseudo],
        store: createLocalStore(),
      });
      const api = createTranslationApi({ language });
      api.getTranslation(ref);
      language.setLanguage(pseudo);
      await vi.waitFor(
        () => expect(read(api.getTranslation(ref))('nested.rows', { count: 2 })).toBe(shown),
        15_000,
      );
    }
  });
});
