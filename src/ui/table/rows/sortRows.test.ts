import { expect, test } from 'vitest';
import { createGridTemplates } from '../gridTemplates';
import { resolveVisibleRange } from '../long/visibleRange';
import { sortRows } from './sortRows';

const rows = [{ name: 'b10' }, { name: undefined }, { name: 'B2' }, { name: 'a' }];
const byName = (row: { name: string | undefined }) => row.name;

test('rows are ordered as people order names, those without one last in both directions', () => {
  const names = (direction: 'asc' | 'desc') =>
    sortRows(rows, { column: 'name', direction }, byName).map(byName);
  expect(names('asc')).toEqual(['a', 'B2', 'b10', undefined]);
  expect(names('desc')).toEqual(['b10', 'B2', 'a', undefined]);
});

test('rows keep their order when nothing orders them', () => {
  expect(sortRows(rows, undefined, byName)).toBe(rows);
});

test('the rows in view are those that the window reaches, and some around them', () => {
  expect(resolveVisibleRange(1000, 40, 0, 800, 5)).toEqual({ first: 0, end: 25 });
  expect(resolveVisibleRange(1000, 40, -4000, 800, 5)).toEqual({ first: 95, end: 125 });
  expect(resolveVisibleRange(1000, 40, -400_000, 800, 5)).toEqual({ first: 999, end: 1000 });
  expect(resolveVisibleRange(3, 40, 200, 800, 5)).toEqual({ first: 0, end: 3 });
});

test('a narrow table has tracks only for the columns that are left', () => {
  const cell = () => null;
  const templates = createGridTemplates([
    { id: 'name', header: 'Name', primary: true, cell },
    { id: 'owner', header: 'Owner', hideBelow: 'sm', cell },
    { id: 'about', header: 'About', hideBelow: 'lg', width: 'fill', cell },
    { id: 'actions', header: 'Actions', hideHeader: true, cell },
  ]);
  expect(templates).toMatchObject({
    '--columns': 'max-content minmax(4rem, auto) minmax(6rem, 1fr) max-content',
    '--columns-lg': 'max-content minmax(4rem, auto) max-content',
    '--columns-sm': 'minmax(0, 1fr) max-content',
  });
});

test('caps of columns hold only where another column takes what is left over', () => {
  const cell = () => null;
  const name = { id: 'name', header: 'Name', primary: true, cell };
  const tags = { id: 'tags', header: 'Tags', width: 160, cell };
  const about = { id: 'about', header: 'About', width: 'fill', hideBelow: 'lg', cell } as const;
  expect(createGridTemplates([name, tags, about])).toMatchObject({
    '--columns': 'max-content minmax(min(5rem, 10rem), auto) minmax(6rem, 1fr)',
    '--uncap': '0px',
    '--columns-lg': 'max-content minmax(min(5rem, 10rem), auto)',
    '--uncap-lg': '100cqi',
  });
});
