import { describe, expect, test } from 'vitest';
import type { TableState } from '../tableTypes';
import { parseTableState, printTableState, untouchedTable } from './tableStateInUrl';

const typeOf = (column: string) =>
  ({ team: 'multiple-select', stage: 'select' } as const)[column as 'team' | 'stage'];
const parse = (text: string, defaults: TableState = untouchedTable) =>
  parseTableState(new URLSearchParams(text), 'runs', typeOf, defaults);
const print = (state: TableState, others = '', defaults: TableState = untouchedTable) =>
  decodeURIComponent(printTableState(state, 'runs', defaults, new URLSearchParams(others)).toString());

describe('the state of a table in the URL', () => {
  const chosen: TableState = {
    search: 'berth api',
    filtersOpen: true,
    filters: [
      { column: 'team', type: 'multiple-select', value: ['Fleet', 'Booking'] },
      { column: 'stage', type: 'select', value: 'test' },
    ],
    sort: { column: 'name', direction: 'desc' },
    offset: 40,
    pageSize: 20,
  };

  test('is read as it was written', () => {
    expect(parse(printTableState(chosen, 'runs', untouchedTable, new URLSearchParams()).toString())).toEqual(
      chosen,
    );
  });

  test('says nothing of what nobody has chosen', () => {
    expect(print(untouchedTable)).toBe('');
    expect(parse('')).toEqual({ ...untouchedTable, sort: undefined, pageSize: undefined });
  });

  test("leaves alone what is others'", () => {
    expect(print({ ...untouchedTable, search: 'x' }, 'tab=1&runs[search]=old&runs2[search]=y')).toBe(
      'tab=1&runs2[search]=y&runs[search]=x',
    );
  });

  test('tells filters that were cleared from those that the table begins with', () => {
    const defaults: TableState = {
      ...untouchedTable,
      filters: [{ column: 'stage', type: 'select', value: 'test' }],
    };
    expect(print({ ...defaults, filters: [] }, '', defaults)).toBe('runs[filters]=');
    expect(parse('runs[filters]=', defaults).filters).toEqual([]);
    expect(parse('', defaults).filters).toEqual(defaults.filters);
  });

  test('passes over what is not valid', () => {
    expect(
      parse('runs[offset]=-3&runs[rows]=0&runs[sort]=name,up&runs[filters][nothing]=x&runs[open]=maybe'),
    ).toEqual(parse(''));
  });
});
