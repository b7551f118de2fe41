import { expect, test } from 'vitest';
import { resolveStep } from '../walk/resolveStep';
import { resolveDrawnRows } from './drawnRows';
import { resolveLongestRows } from './longestRows';

test('the row with the focus is drawn wherever the table is scrolled to', () => {
  expect(resolveDrawnRows(100, { first: 50, end: 60 }, 3)).toEqual({
    runs: [
      { skipped: 3, first: 3, end: 4 },
      { skipped: 46, first: 50, end: 60 },
    ],
    skippedAfter: 40,
  });
  expect(resolveDrawnRows(100, { first: 50, end: 60 }, 99)).toEqual({
    runs: [
      { skipped: 50, first: 50, end: 60 },
      { skipped: 39, first: 99, end: 100 },
    ],
    skippedAfter: 0,
  });
});

test('a focus among the rows in view, or none, adds no row', () => {
  const alone = { runs: [{ skipped: 50, first: 50, end: 60 }], skippedAfter: 40 };
  expect(resolveDrawnRows(100, { first: 50, end: 60 }, 55)).toEqual(alone);
  expect(resolveDrawnRows(100, { first: 50, end: 60 }, undefined)).toEqual(alone);
  expect(resolveDrawnRows(100, { first: 50, end: 60 }, 100)).toEqual(alone);
});

test('columns are measured by the rows with the longest texts', () => {
  const rows = [
    ['a', 'long'],
    ['longest', undefined],
    ['b', 'longer still'],
  ];
  expect(resolveLongestRows(3, (index) => rows[index] ?? [])).toEqual([1, 2]);
  expect(resolveLongestRows(2, () => [undefined])).toEqual([]);
});

test('keys walk through rows and stop at both ends', () => {
  const from = (index: number) => (key: string) => resolveStep(key, index, 50, 10);
  expect(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'].map(from(20))).toEqual([
    21, 19, 30, 10, 0, 49,
  ]);
  expect(['ArrowUp', 'PageUp'].map(from(0))).toEqual([undefined, 0]);
  expect(['ArrowDown', 'PageDown'].map(from(49))).toEqual([undefined, 49]);
  expect(from(3)('x')).toBeUndefined();
});

test('only the arrow down leaves the header', () => {
  expect(resolveStep('ArrowDown', -1, 50, 10)).toBe(0);
  expect(resolveStep('End', -1, 50, 10)).toBeUndefined();
});
