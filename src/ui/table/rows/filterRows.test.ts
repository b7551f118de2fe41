import { describe, expect, test } from 'vitest';
import type { ClientColumn } from '../model/tableTypes';
import { countValues } from './countValues';
import { createSearchTexts, filterRows, searchRows } from './filterRows';
import { pageRows } from './pageRows';

interface Row {
  name: string;
  team?: string;
  tags: string[];
}

const rows: Row[] = [
  { name: 'Berth API', team: 'Fleet', tags: ['go', 'public'] },
  { name: 'berth-worker', team: 'Fleet', tags: ['java'] },
  { name: 'ticket-web', team: 'Booking', tags: ['go'] },
  { name: 'orphan', tags: [] },
];
const cell = () => null;
const team: ClientColumn<Row> = { id: 'team', header: 'Team', cell, value: (row) => row.team };
const tags: ClientColumn<Row> = { id: 'tags', header: 'Tags', cell, value: (row) => row.tags };
const columns = [
  { id: 'name', header: 'Name', cell, value: (row: Row) => row.name },
  team,
  tags,
  { id: 'icon', header: 'Icon', cell },
];
const namesOf = (found: readonly Row[]) => found.map(({ name }) => name);

describe('the search', () => {
  const search = (text: string) => namesOf(searchRows(rows, createSearchTexts(rows, columns), text));

  test('requires each word in any column, ignoring case', () => {
    expect(search('BERTH')).toEqual(['Berth API', 'berth-worker']);
    expect(search('java fleet')).toEqual(['berth-worker']);
    expect(search(' berth  booking ')).toEqual([]);
  });

  test('matches all rows without words', () => {
    expect(search('  ')).toEqual(namesOf(rows));
  });

  test('does not match a word across two columns', () => {
    expect(search('apifleet')).toEqual([]);
  });
});

describe('filters', () => {
  test('match any value of a column, and all columns', () => {
    const ofGo = { column: 'tags', type: 'multiple-select', value: ['go', 'java'] } as const;
    const ofFleet = { column: 'team', type: 'select', value: 'Fleet' } as const;
    expect(namesOf(filterRows(rows, columns, [ofGo]))).toEqual(['Berth API', 'berth-worker', 'ticket-web']);
    expect(namesOf(filterRows(rows, columns, [ofGo, ofFleet]))).toEqual(['Berth API', 'berth-worker']);
    expect(namesOf(filterRows(rows, columns, [ofGo, ofFleet], 'team'))).toHaveLength(3);
  });

  test('without a value, or for a column that does not exist, match all rows', () => {
    expect(filterRows(rows, columns, [{ column: 'team', type: 'select', value: '' }])).toBe(rows);
    expect(filterRows(rows, columns, [{ column: 'gone', type: 'select', value: 'x' }])).toBe(rows);
  });

  test('list all values in alphabetical order, with the number of matching rows', () => {
    expect(countValues(tags, rows, rows.slice(0, 1))).toEqual([
      { value: 'go', label: 'go', count: 1 },
      { value: 'java', label: 'java', count: 0 },
      { value: 'public', label: 'public', count: 1 },
    ]);
    expect(countValues(team, rows, rows).map(({ value, count }) => [value, count])).toEqual([
      ['Booking', 1],
      ['Fleet', 2],
    ]);
  });
});

describe('pages', () => {
  const onOffsetChange = () => {};

  test('are used for rows that do not fit on one page', () => {
    const { rows: page, pagination } = pageRows(rows, { offset: 2, pageSize: 2, onOffsetChange });
    expect(namesOf(page ?? [])).toEqual(['ticket-web', 'orphan']);
    expect(pagination).toMatchObject({ offset: 2, count: 4 });
  });

  test('are not used if all rows fit, unless a smaller page size can be selected', () => {
    expect(pageRows(rows, { offset: 0, pageSize: 4, onOffsetChange })).toEqual({ rows });
    expect(
      pageRows(rows, { offset: 0, pageSize: 20, pageSizes: [2, 20], onOffsetChange }).pagination,
    ).toBeDefined();
  });

  test('go back to the first page if the page does not exist', () => {
    expect(pageRows(rows, { offset: 8, pageSize: 2, onOffsetChange }).pagination?.offset).toBe(0);
  });
});
