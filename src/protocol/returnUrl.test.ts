import { expect, test } from 'vitest';
import { resolveReturnUrl } from './returnUrl';

const origin = 'https://portal.example';

test.each([
  [`${origin}/catalog?kind=api#top`, `${origin}/catalog?kind=api#top`],
  [`${origin}/catalog?error=Refused&kind=api`, `${origin}/catalog?kind=api`],
  ['/catalog', `${origin}/catalog`],
  ['https:evil', `${origin}/evil`],
  ['https://ada:secret@portal.example/catalog', `${origin}/catalog`],
])('a sign-in that starts from %j returns to %s', (address, expected) => {
  expect(resolveReturnUrl(address, origin)).toBe(expected);
});

test.each([
  '//evil.com',
  '/\\evil',
  'https://evil.example/',
  '%2f%2fevil',
  `${origin}/%2f%2fevil`,
  '\t//evil',
  'javascript:alert(1)',
  'https://portal.example@evil.example/',
  'https://[',
])('a sign-in never returns to %j', (address) => {
  expect(resolveReturnUrl(address, origin)).toBeUndefined();
});
