import { expect, test } from 'vitest';
import { resolveTargetRow } from '../keyboard/resolveTargetRow';
import { resolveRenderedRows } from './renderedRows';
import { resolveLongestRows } from './longestRows';

test('the focused row is rendered at any scroll position', () => {
  expect(resolveRenderedRows(100, { first: 50, end: 60 }, 3)).toEqual({
    runs: [
      { skipped: 3, first: 3, end: 4 },
      { skipped: 46, first: 50, end: 60 },
    ],
    skippedAfter: 40,
  });
  expect(resolveRenderedRows(100, { first: 50, end: 60 }, 99)).toEqual({
    runs: [
      { skipped: 50, first: 50, end: 60 },
      { skipped: 39, first: 99, end: 100 },
    ],
    skippedAfter: 0,
  });
});

test('no row is added without a focus or if the focused row is in view', () => {
  const alone = { runs: [{ skipped: 50, first: 50, end: 60 }], skippedAfter: 40 };
  expect(resolveRenderedRows(100, { first: 50, end: 60 }, 55)).toEqual(alone);
  expect(resolveRenderedRows(100, { first: 50, end: 60 }, undefined)).toEqual(alone);
  expect(resolveRenderedRows(100, { first: 50, end: 60 }, 100)).toEqual(alone);
});

test('the rows with the longest texts determine the column widths', () => {
  const rows = [
    ['a', 'long'],
    ['longest', undefined],
    ['b', 'longer still'],
  ];
  expect(resolveLongestRows(3, (index) => rows[index] ?? [])).toEqual([1, 2]);
  expect(resolveLongestRows(2, () => [undefined])).toEqual([]);
});

test('keys move through the rows and stop at both ends', () => {
  const from = (index: number) => (key: string) => resolveTargetRow(key, index, 50, 10);
  expect(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'].map(from(20))).toEqual([
    21, 19, 30, 10, 0, 49,
  ]);
  expect(['ArrowUp', 'PageUp'].map(from(0))).toEqual([undefined, 0]);
  expect(['ArrowDown', 'PageDown'].map(from(49))).toEqual([undefined, 49]);
  expect(from(3)('x')).toBeUndefined();
});

test('only the down arrow moves from the header to the rows', () => {
  expect(resolveTargetRow('ArrowDown', -1, 50, 10)).toBe(0);
  expect(resolveTargetRow('End', -1, 50, 10)).toBeUndefined();
});
