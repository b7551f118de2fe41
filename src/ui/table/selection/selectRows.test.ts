import { expect, test } from 'vitest';
import { changeSelection, listRange, resolveAllState } from './selectRows';

const shown = ['a', 'b', 'c', 'd'];

test('rows are added and removed without changing the previous selection', () => {
  const before = new Set(['a']);
  expect([...changeSelection(before, ['b', 'c'], true)]).toEqual(['a', 'b', 'c']);
  expect([...changeSelection(before, ['a', 'c'], false)]).toEqual([]);
  expect([...before]).toEqual(['a']);
});

test('a range spans from the last row to this one, in both directions', () => {
  expect(listRange(shown, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(listRange(shown, 'c', 'a')).toEqual(['a', 'b', 'c']);
});

test('without a last row, or if it is no longer shown, a range is the row itself', () => {
  expect(listRange(shown, undefined, 'c')).toEqual(['c']);
  expect(listRange(shown, 'gone', 'c')).toEqual(['c']);
});

test('the checkbox for all rows distinguishes none, some and all of the shown rows', () => {
  expect(resolveAllState(shown, new Set(['other']))).toBe('none');
  expect(resolveAllState(shown, new Set(['a', 'other']))).toBe('some');
  expect(resolveAllState(shown, new Set([...shown, 'other']))).toBe('all');
  expect(resolveAllState([], new Set(['other']))).toBe('none');
});
