import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { createTextTranslator } from './createTextTranslator';

const en = {
  plain: 'Plain',
  hello: 'Hello {{ name }}',
  dotted: 'By {{user.name}}',
  rows_zero: 'No rows',
  rows_one: '{{count}} row',
  rows_other: '{{count}} rows',
  place_ordinal_one: '{{count}}st',
  place_ordinal_other: '{{count}}th',
  friend_male: 'His friend',
  friend: 'A friend',
  outer: 'See: $t(hello), $t(plain)',
  loop: 'again $t(loop)',
  size: '{{size, number(maximumFractionDigits: 1)}} MB',
  price: '{{price, currency(EUR)}}',
  day: '{{day, datetime(year: numeric; month: short)}}',
  ago: '{{n, relativetime(hour)}}',
  names: '{{names, list}}',
  odd: '{{n, rot13}}',
};
const translate = createTextTranslator([{ language: 'en', messages: en }]);

const cases: Array<[string, Record<string, unknown>, string]> = [
  ['plain', {}, 'Plain'],
  ['unknown.key', {}, 'unknown.key'],
  ['hello', { name: '<Ada>' }, 'Hello <Ada>'],
  ['dotted', { user: { name: 'Ada' } }, 'By Ada'],
  ['rows', { count: 0 }, 'No rows'],
  ['rows', { count: 1 }, '1 row'],
  ['rows', { count: 12 }, '12 rows'],
  ['place', { count: 1, ordinal: true }, '1st'],
  ['friend', { context: 'male' }, 'His friend'],
  ['friend', { context: 'other' }, 'A friend'],
  ['outer', { name: 'Ada' }, 'See: Hello Ada, Plain'],
  ['size', { size: 12.34 }, '12.3 MB'],
  ['price', { price: 5 }, '€5.00'],
  ['ago', { n: -3 }, '3 hours ago'],
  ['names', { names: ['a', 'b', 'c'] }, 'a, b, and c'],
];

describe('a message', () => {
  test.each(cases)('%s with %j', (key, values, text) => expect(translate(key, values)).toBe(text));

  test.each(cases)('%s with %j has the same text as in i18next', (key, values, text) => {
    const library = createInstance();
    void library.init({
      lng: 'en',
      resources: { en: { translation: en } },
      initAsync: false,
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
    });
    expect(library.t(key, values)).toBe(text);
  });

  test('formats a date', () => {
    expect(translate('day', { day: new Date(2026, 4, 15) })).toBe('May 2026');
  });

  test('formats a large count with separators', () => {
    expect(translate('rows', { count: 12345 })).toBe('12,345 rows');
  });

  test('never interprets a value as a command', () => {
    expect(translate('hello', { name: '$t(plain) {{name}}' })).toBe('Hello $t(plain) {{name}}');
    expect(translate('outer', { name: '{{plain}}' })).toBe('See: Hello {{plain}}, Plain');
  });

  test('keeps the placeholder of a missing value, and ignores an unknown format', () => {
    expect(translate('hello', {})).toBe('Hello {{ name }}');
    expect(translate('odd', { n: 1 })).toBe('1');
  });

  test('that contains itself ends', () => {
    expect(translate('loop', {}).length).toBeLessThan(100);
  });

  test('ignores inherited properties', () => {
    expect(translate('toString', {})).toBe('toString');
    expect(translate('hello', { name: undefined })).toBe('Hello {{ name }}');
  });

  test('falls back to the next language with its plural rules', () => {
    const both = createTextTranslator([
      { language: 'pl', messages: { rows_one: '{{count}} wiersz', rows_few: '{{count}} wiersze' } },
      { language: 'en', messages: en },
    ]);
    expect(both('rows', { count: 3 })).toBe('3 wiersze');
    expect(both('rows', { count: 5 })).toBe('5 rows');
    expect(both('plain', {})).toBe('Plain');
  });
});
