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
