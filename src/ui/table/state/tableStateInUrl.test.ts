import { describe, expect, test } from 'vitest';
import type { TableState } from '../model/tableTypes';
import { parseTableState, serializeTableState, defaultTableState } from './tableStateInUrl';

const typeOf = (column: string) =>
  ({ team: 'multiple-select', stage: 'select' } as const)[column as 'team' | 'stage'];
const parse = (text: string, defaults: TableState = defaultTableState) =>
  parseTableState(new URLSearchParams(text), 'runs', typeOf, defaults);
const print = (state: TableState, others = '', defaults: TableState = defaultTableState) =>
  decodeURIComponent(serializeTableState(state, 'runs', defaults, new URLSearchParams(others)).toString());

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

  test('is read back as it was written', () => {
    expect(
      parse(serializeTableState(chosen, 'runs', defaultTableState, new URLSearchParams()).toString()),
    ).toEqual(chosen);
  });

  test('omits defaults', () => {
    expect(print(defaultTableState)).toBe('');
    expect(parse('')).toEqual({ ...defaultTableState, sort: undefined, pageSize: undefined });
  });

  test('keeps other parameters', () => {
    expect(print({ ...defaultTableState, search: 'x' }, 'tab=1&runs[search]=old&runs2[search]=y')).toBe(
      'tab=1&runs2[search]=y&runs[search]=x',
    );
  });

  test('distinguishes cleared filters from default filters', () => {
    const defaults: TableState = {
      ...defaultTableState,
      filters: [{ column: 'stage', type: 'select', value: 'test' }],
    };
    expect(print({ ...defaults, filters: [] }, '', defaults)).toBe('runs[filters]=');
    expect(parse('runs[filters]=', defaults).filters).toEqual([]);
    expect(parse('', defaults).filters).toEqual(defaults.filters);
  });

  test('ignores invalid values', () => {
    expect(
      parse('runs[offset]=-3&runs[rows]=0&runs[sort]=name,up&runs[filters][nothing]=x&runs[open]=maybe'),
    ).toEqual(parse(''));
  });
});
