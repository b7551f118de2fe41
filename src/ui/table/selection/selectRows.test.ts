import { expect, test } from 'vitest';
import { changeSelection, listRange, resolveAllState } from './selectRows';

const shown = ['a', 'b', 'c', 'd'];

test('rows are taken in and out without touching the selection before', () => {
  const before = new Set(['a']);
  expect([...changeSelection(before, ['b', 'c'], true)]).toEqual(['a', 'b', 'c']);
  expect([...changeSelection(before, ['a', 'c'], false)]).toEqual([]);
  expect([...before]).toEqual(['a']);
});

test('a range goes from the last row to this one, up or down', () => {
  expect(listRange(shown, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(listRange(shown, 'c', 'a')).toEqual(['a', 'b', 'c']);
});

test('without a last row, or when it is no longer shown, a range is the row itself', () => {
  expect(listRange(shown, undefined, 'c')).toEqual(['c']);
  expect(listRange(shown, 'gone', 'c')).toEqual(['c']);
});

test('the box for all rows tells none, some and all of those shown', () => {
  expect(resolveAllState(shown, new Set(['other']))).toBe('none');
  expect(resolveAllState(shown, new Set(['a', 'other']))).toBe('some');
  expect(resolveAllState(shown, new Set([...shown, 'other']))).toBe('all');
  expect(resolveAllState([], new Set(['other']))).toBe('none');
});
