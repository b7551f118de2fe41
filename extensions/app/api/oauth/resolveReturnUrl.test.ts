import { expect, test } from 'vitest';
import { resolveReturnUrl } from './resolveReturnUrl';

const origin = 'https://portal.example';

test.each([
  [`${origin}/catalog?kind=api#top`, `${origin}/catalog?kind=api#top`],
  [`${origin}/catalog?error=Refused&kind=api`, `${origin}/catalog?kind=api`],
  ['/catalog', `${origin}/catalog`],
  ['//evil.com', `${origin}/`],
  ['/\\evil', `${origin}/`],
  ['https:evil', `${origin}/evil`],
  ['https://evil.example/', `${origin}/`],
  ['%2f%2fevil', `${origin}/`],
  [`${origin}/%2f%2fevil`, `${origin}/`],
  ['\t//evil', `${origin}/`],
  ['javascript:alert(1)', `${origin}/`],
  [`https://portal.example@evil.example/`, `${origin}/`],
])('from %j a sign-in leads back to %s', (address, expected) => {
  expect(resolveReturnUrl(address, origin)).toBe(expected);
});
