import { expect, test } from 'vitest';
import { sortRows } from './sortRows';

const rows = [{ name: 'b10' }, { name: undefined }, { name: 'B2' }, { name: 'a' }];
const byName = (row: { name: string | undefined }) => row.name;

test('rows are sorted naturally, with missing values last in both directions', () => {
  const names = (direction: 'asc' | 'desc') =>
    sortRows(rows, { column: 'name', direction }, byName).map(byName);
  expect(names('asc')).toEqual(['a', 'B2', 'b10', undefined]);
  expect(names('desc')).toEqual(['b10', 'B2', 'a', undefined]);
});

test('rows keep their order without sorting', () => {
  expect(sortRows(rows, undefined, byName)).toBe(rows);
});
