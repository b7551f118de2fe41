import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitAtRanges } from '../code/splitAtRanges';
import { compareLines, type DiffPair } from './compareLines';
import { compareWords } from './compareWords';
import { foldPairs } from './foldPairs';

const print = ({ before, after, isSame }: DiffPair) => `${before ?? '-'}${isSame ? '=' : '/'}${after ?? '-'}`;

describe('compared lines', () => {
  test('are paired if they are equal or one replaces the other', () => {
    const pairs = compareLines(['a', 'b', 'c', 'd'], ['a', 'x', 'c', 'd', 'e']);
    expect(pairs?.map(print)).toEqual(['0=0', '1/1', '2=2', '3=3', '-/4']);
    expect(compareLines(['a', 'b', 'c'], ['a'])?.map(print)).toEqual(['0=0', '1/-', '2/-']);
  });

  test('contain each line once and in order, and equal lines are equal', () => {
    const lines = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 30 });
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const pairs = compareLines(before, after) ?? [];
        const left = pairs.flatMap((pair) => pair.before ?? []);
        const right = pairs.flatMap((pair) => pair.after ?? []);
        expect(left).toEqual(before.map((_line, index) => index));
        expect(right).toEqual(after.map((_line, index) => index));
        const same = pairs.filter(({ isSame }) => isSame);
        expect(same.map((pair) => before[pair.before ?? -1])).toEqual(
          same.map((pair) => after[pair.after ?? -1]),
        );
        expect(foldPairs(pairs).flatMap((section) => section.pairs)).toEqual(pairs);
      }),
    );
  });

  test('are undefined if the comparison takes too long', () => {
    const many = (seed: number) =>
      Array.from({ length: 60_000 }, (_none, index) => `${(index * seed) % 60_013}`);
    // A complete comparison would take many minutes.
    expect(compareLines(many(7), many(11))).toBeUndefined();
  });
});

describe('unchanged lines', () => {
  const same = (count: number): DiffPair[] =>
    Array.from({ length: count }, () => ({ before: 0, after: 0, isSame: true }));
  const change: DiffPair = { after: 0, isSame: false };
  const print = (pairs: DiffPair[]) =>
    foldPairs(pairs).map(({ isFolded, pairs: { length } }) => (isFolded ? `(${length})` : `${length}`));

  test('are collapsed, except three around each change', () => {
    expect(print([...same(10), change, ...same(20), change, ...same(10)])).toEqual([
      '(7)',
      '7',
      '(14)',
      '7',
      '(7)',
    ]);
  });

  test('are not collapsed if there are only a few', () => {
    expect(print([...same(6), change, ...same(9), change])).toEqual(['17']);
  });
});

describe('words of a line', () => {
  test('are marked if most of the line is unchanged', () => {
    const before = '  name: store # the site';
    const after = '  name: shop # the site';
    const found = compareWords(before, after);
    expect(found.before.map(({ start, end }) => before.slice(start, end))).toEqual(['store']);
    expect(found.after.map(({ start, end }) => after.slice(start, end))).toEqual(['shop']);
    expect(compareWords('alpha beta gamma', 'one two three')).toEqual({ before: [], after: [] });
  });

  test('split highlighted tokens without losing a character', () => {
    const line = [{ text: 'name: ' }, { text: 'shop # x' }];
    const segments = splitAtRanges(line, [{ start: 4, end: 10 }]);
    expect(segments.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))).toEqual([
      'name',
      '[: ]',
      '[shop]',
      ' # x',
    ]);
    expect(splitAtRanges([{ text: 'a' }], [])).toEqual([{ text: 'a', isMarked: false }]);
  });
});
