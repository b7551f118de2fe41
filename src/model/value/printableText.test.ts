import { expect, it } from 'vitest';
import { printableText } from './printableText';

it.each([
  ['a\u202Eb', 'ab'],
  ['\u2066a\u2069 \u202Ab\u202C', 'a b'],
  ['\u200Fשלום', '\u200Fשלום'],
  ['👩‍💻', '👩‍💻'],
  ['\u202E', undefined],
  ['  ', undefined],
  [12, undefined],
  [null, undefined],
])('shows %j as %j', (value, shown) => {
  expect(printableText(value)).toBe(shown);
});
