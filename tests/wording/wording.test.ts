import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findOldWords, findUnusedAllowed } from './check.mjs';
import { readTexts } from './readTexts.mjs';
import { allowed } from './words.mjs';

const folder = mkdtempSync(join(tmpdir(), 'trellis-wording-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** Returns `source: word` for each old word in a file. */
function check(name: string, content: string): string[] {
  const file = join(folder, name);
  writeFileSync(file, content);
  return readTexts(file).flatMap((text) => findOldWords(text).map(({ word }) => `${text.source}: ${word}`));
}

describe('the wording check', () => {
  test.each([
    ['a string', 'a.ts', "export const hint = 'The file is mended.';", ['text: mended']],
    ['a template string', 'b.ts', 'export const hint = `The ${1} file is mended.`;', ['text: mended']],
    ['JSX text', 'c.tsx', 'export const hint = <p>The file is mended.</p>;', ['text: mended']],
    ['a comment', 'd.ts', '// Reads the file anew.\nexport {};', ['comment: anew']],
    ['a docstring', 'e.ts', '/** Whoever reads\n * this. */\nexport {};', ['comment: Whoever']],
    ['a variable', 'f.ts', 'export const mendedFile = 1;', ['name: mended']],
    ['a function', 'g.ts', 'export function tellUser() {}', ['name: tell']],
    ['a property', 'h.ts', 'export interface File { isMended: boolean }', ['name: mended']],
    ['Markdown', 'i.md', 'The file is mended.', ['text: mended']],
    ['YAML', 'j.yaml', '# The file is mended.', ['text: mended']],
  ])('finds an old word in %s', (_where, name, content, found) => {
    expect(check(name, content)).toEqual(found);
  });

  test.each([
    ['a replacement', 'k.ts', "export const hint = 'The file is fixed.';"],
    ['a code span in Markdown', 'l.md', 'Do not write `mended`.'],
    ['a code span in a comment', 'm.ts', '// The key `colour` is deprecated.\nexport {};'],
    ['a single word, which is an id or a key', 'n.ts', "export const key = 'catalogue';"],
  ])('accepts %s', (_what, name, content) => {
    expect(check(name, content)).toEqual([]);
  });

  test('has a reason for each allowed use', () => {
    expect(allowed.filter(({ why }) => why.trim() === '')).toEqual([]);
  });

  test('has no allowed use that does not occur', () => {
    expect(findUnusedAllowed()).toEqual([]);
  });
});
