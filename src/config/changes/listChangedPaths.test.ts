import fc from 'fast-check';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { printConfigPath } from '#diagnostics';
import { listChangedPaths } from './listChangedPaths';

const list = (before: string, after: string) =>
  listChangedPaths(
    parse(before) as object as Record<string, unknown>,
    parse(after) as Record<string, unknown>,
  ).map(printConfigPath);

function sortKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, inner]) => [key, sortKeys(inner)]);
}

describe('listChangedPaths', () => {
  it.each<[title: string, before: string, after: string, changed: string[]]>([
    ['nothing', 'a: {b: [1, {c: 2}]}', 'a: {b: [1, {c: 2}]}', []],
    ['nothing, in another order', '{a: 1, b: 2}', '{b: 2, a: 1}', []],
    ['a value', 'a: {b: 1, c: 1}', 'a: {b: 2, c: 1}', ['a.b']],
    ['an added value', 'a: {b: 1}', 'a: {b: 1, c: {d: 1}}', ['a.c']],
    ['a removed value', 'a: {b: 1, c: 1}', 'a: {b: 1}', ['a.c']],
    ['null for a missing value', 'a: {}', 'a: {b: ~}', ['a.b']],
    ['a list as a whole', 'a: [1, 2]', 'a: [1, 3]', ['a']],
    ['a map that became a list', 'a: {b: 1}', 'a: [1]', ['a']],
    ['several values', '{a: 1, b: {c: 1}}', '{a: 2, b: {c: 2}, d: 1}', ['a', 'b.c', 'd']],
    [
      'the config of an extension',
      'app: {extensions: [{page:x: {config: {a: 1, b: 1}}}, y]}',
      'app: {extensions: [{page:x: {config: {a: 2, b: 1}}}, y]}',
      ['app.extensions.page:x.config.a'],
    ],
    [
      'an extension that was disabled',
      'app: {extensions: [x, y]}',
      'app: {extensions: [x: false, y]}',
      ['app.extensions.x'],
    ],
    [
      'added and removed extensions',
      'app: {extensions: [x, y]}',
      'app: {extensions: [y, z]}',
      ['app.extensions.z', 'app.extensions.x'],
    ],
    ['the order of extensions', 'app: {extensions: [x, y]}', 'app: {extensions: [y, x]}', ['app.extensions']],
    [
      'another form of the same entry',
      'app: {extensions: [x, {y: true}]}',
      'app: {extensions: [{x: }, y]}',
      [],
    ],
    [
      'a list with an id twice',
      'app: {extensions: [x, x]}',
      'app: {extensions: [x, {x: false}]}',
      ['app.extensions'],
    ],
    ['a list with a malformed entry', 'app: {extensions: [x]}', 'app: {extensions: [5]}', ['app.extensions']],
    ['a list called extensions elsewhere', 'a: {extensions: [x]}', 'a: {extensions: [y]}', ['a.extensions']],
  ])('%s', (_, before, after, changed) => {
    expect(list(before, after)).toEqual(changed);
  });

  it('is empty if and only if both are equal', () => {
    const maps = fc.dictionary(
      fc.constantFrom('a', 'b', '__proto__', 'app', 'extensions'),
      fc.jsonValue({ maxDepth: 3 }),
    );
    fc.assert(
      fc.property(maps, maps, (before, after) => {
        expect(listChangedPaths(before, JSON.parse(JSON.stringify(before)) as typeof before)).toEqual([]);
        const same = JSON.stringify(sortKeys(before)) === JSON.stringify(sortKeys(after));
        // Entries have several equivalent forms, so only one direction holds.
        expect(same && listChangedPaths(before, after).length > 0).toBe(false);
        expect(!same && !('app' in before) && listChangedPaths(before, after).length === 0).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});
