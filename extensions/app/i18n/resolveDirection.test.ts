import { expect, test } from 'vitest';
import { resolveDirection } from './resolveDirection';

test.each([
  ['en', 'ltr'],
  ['de-CH', 'ltr'],
  ['he', 'rtl'],
  ['ar-EG', 'rtl'],
  ['az-Arab', 'rtl'],
  ['not a language', 'ltr'],
])("resolves the direction of '%s' as %s", (language, direction) => {
  expect(resolveDirection(language)).toBe(direction);
});

test('knows the direction of all languages with a two-letter code', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
  const languages = letters.flatMap((first) => letters.map((second) => first + second));
  // A longer tag with the same script, for which the data of the browser is used.
  const byData = (language: string) => resolveDirection(`${language}-u-nu-latn`);
  expect(languages.filter((language) => resolveDirection(language) !== byData(language))).toEqual([]);
});
