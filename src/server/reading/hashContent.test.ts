import { expect, it } from 'vitest';
import { hashContent } from './hashContent';

it('hashes any number of parts, and separates them', () => {
  expect(hashContent(Array.from({ length: 400_000 }, () => 'part'))).toMatch(/^sha256-/);
  expect(hashContent(['ab', 'c'])).not.toBe(hashContent(['a', 'bc']));
});
