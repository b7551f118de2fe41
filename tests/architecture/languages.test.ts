import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import type { LanguageMessages, TranslationLoader, TranslationRef } from '#sdk';
import { sampleNotesTranslationRef } from '../../extensions/_template/i18n/sampleNotesTranslationRef';
import { sampleNotesTitlesTranslationRef } from '../../extensions/_template/i18n/titles/sampleNotesTitlesTranslationRef';
import { loadBundledTranslations } from '../../extensions/translations';

const root = join(import.meta.dirname, '../..');
const languages = ['de', 'es', 'ja'];
const english = new Intl.PluralRules('en');

// The template is not part of the portal, but copies of it must be translated.
const installed = await loadBundledTranslations();
const bundles = [...installed, sampleNotesTranslationRef, sampleNotesTitlesTranslationRef];
const texts = await Promise.all(
  bundles.flatMap((ref) =>
    languages.map(async (language) => ({ ref, language, messages: await load(ref, language) })),
  ),
);

async function load(ref: TranslationRef, language: string): Promise<LanguageMessages> {
  const loader: TranslationLoader | undefined = ref.translations[language];
  const loaded = await loader?.();
  return loaded !== undefined && 'messages' in loaded ? loaded.messages : {};
}

/** The keys that a language needs for what English says: the same, with its own plural forms. */
function expectedKeys(keys: readonly string[], language: string): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const own = keys.flatMap((key) => {
    const [, base = key, form] = /^(.+)_(one|other)$/.exec(key) ?? [];
    return form === undefined ? [key] : forms.map((one) => `${base}_${one}`);
  });
  return [...new Set(own)].toSorted();
}

function placeholders(message: string): string[] {
  const found = Array.from(message.matchAll(/\{\{\s*([^{},]+?)\s*(?:,[^{}]*)?\}\}|\$t\(\s*([^()]+?)\s*\)/g));
  return [...new Set(found.map(([, value, call]) => value ?? `$t(${call})`))].toSorted();
}

function originalOf(ref: TranslationRef, key: string): string {
  return ref.messages[key] ?? ref.messages[key.replace(/_(?:zero|one|two|few|many)$/, '_other')] ?? '';
}

describe.each(texts.map((text) => [text.ref.id, text.language, text] as const))(
  "the bundle '%s' in '%s'",
  (_id, language, { ref, messages }) => {
    test('says what English says, in all plural forms of the language and nothing else', () => {
      expect(Object.keys(messages).toSorted()).toEqual(expectedKeys(Object.keys(ref.messages), language));
    });

    test('says something everywhere', () => {
      expect(Object.entries(messages).filter(([, text]) => text === null || text.trim() === '')).toEqual([]);
    });

    test('has the places for values that English has', () => {
      const differing = Object.entries(messages).filter(
        ([key, text]) => placeholders(text ?? '').join() !== placeholders(originalOf(ref, key)).join(),
      );
      expect(differing).toEqual([]);
    });
  },
);

test('English has both of its plural forms wherever it has one', () => {
  const forms = english.resolvedOptions().pluralCategories.toSorted();
  const halves = bundles.flatMap(({ id, messages }) =>
    Object.keys(messages)
      .map((key) => /^(.+)_(?:zero|one|two|few|many|other)$/.exec(key)?.[1])
      .filter((base) => base !== undefined && forms.some((form) => !(`${base}_${form}` in messages)))
      .map((base) => `${id}: ${base}`),
  );
  expect(halves).toEqual([]);
});

test('every bundle of the sources is among those that are translated', () => {
  const files = globSync('{src,extensions}/**/*.{ts,tsx}', { cwd: root });
  // The screen of a failed start must not depend on a load, so it speaks English by design.
  const mentioned = files
    .filter((file) => !/\.test\.tsx?$|[\\/]testing[\\/]|src[\\/]shell[\\/]failure/.test(file))
    .flatMap((file) =>
      Array.from(
        readFileSync(join(root, file), 'utf8').matchAll(/= createTranslationRef\(\{\s*id: '([^']+)'/g),
        ([, id]) => id,
      ),
    );
  expect(mentioned.length).toBeGreaterThan(7);
  expect(new Set(mentioned)).toEqual(new Set(bundles.map(({ id }) => id)));
});

test('administrators can look up every bundle', () => {
  const page = readFileSync(join(root, 'docs/reference/message-bundles.md'), 'utf8');
  const listed = Array.from(page.matchAll(/^\| `([^`]+)`/gm), ([, id]) => id);
  expect(listed).toEqual([...new Set(installed.map(({ id }) => id))].toSorted(compareTexts));
});

function compareTexts(one = '', other = ''): number {
  return one < other ? -1 : 1;
}
