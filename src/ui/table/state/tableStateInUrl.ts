import type { SortState, TableFilter, TableState } from '../model/tableTypes';

/** Returns the filter type of a column, or undefined if the column has no filter. */
export type FilterTypeOf = (column: string) => TableFilter['type'] | undefined;

/** The state of a table before the user changes anything. */
export const defaultTableState: TableState = { search: '', filtersOpen: false, filters: [], offset: 0 };

/**
 * Parses the state of a table from URL parameters: `name[search]`, `name[filters][column]`, `name[open]`, `name[sort]`,
 * `name[offset]`, `name[rows]`. Missing and invalid values are taken from `defaults`.
 */
export function parseTableState(
  search: URLSearchParams,
  name: string,
  typeOf: FilterTypeOf,
  defaults: TableState,
): TableState {
  const get = (key: string) => search.get(`${name}[${key}]`) ?? undefined;
  const open = get('open');
  return {
    search: get('search') ?? defaults.search,
    filtersOpen: open === undefined ? defaults.filtersOpen : open === 'true',
    filters: parseFilters(search, name, typeOf) ?? defaults.filters,
    sort: parseSort(get('sort')) ?? defaults.sort,
    offset: parseWhole(get('offset'), 0) ?? defaults.offset,
    pageSize: parseWhole(get('rows'), 1) ?? defaults.pageSize,
  };
}

/** Returns URL parameters with the state of a table. Values equal to `defaults` are omitted, and other parameters are kept. */
export function serializeTableState(
  state: TableState,
  name: string,
  defaults: TableState,
  others: URLSearchParams,
): URLSearchParams {
  const search = new URLSearchParams([...others].filter(([key]) => !key.startsWith(`${name}[`)));
  const put = (key: string, value: string, usual: string) => {
    if (value !== usual) search.append(`${name}[${key}]`, value);
  };
  put('search', state.search, defaults.search);
  if (serializeFilters(state.filters) !== serializeFilters(defaults.filters)) {
    const chosen = state.filters.flatMap(({ column, value }) => [value].flat().map((one) => [column, one]));
    for (const [column, value = ''] of chosen) search.append(`${name}[filters][${column}]`, value);
    if (chosen.length === 0) search.append(`${name}[filters]`, '');
  }
  put('open', `${state.filtersOpen}`, `${defaults.filtersOpen}`);
  put('sort', serializeSort(state.sort), serializeSort(defaults.sort));
  put('offset', `${state.offset}`, `${defaults.offset}`);
  put('rows', `${state.pageSize ?? ''}`, `${defaults.pageSize ?? ''}`);
  return search;
}

function parseFilters(
  search: URLSearchParams,
  name: string,
  typeOf: FilterTypeOf,
): TableFilter[] | undefined {
  const start = `${name}[filters]`;
  const values = new Map<string, string[]>();
  for (const [parameter, value] of search) {
    if (!parameter.startsWith(`${start}[`)) continue;
    const column = parameter.slice(start.length + 1, -1);
    values.set(column, [...(values.get(column) ?? []), value]);
  }
  const filters = [...values].flatMap(([column, value]): TableFilter[] => {
    const type = typeOf(column);
    if (type === undefined) return [];
    return type === 'select' ? [{ column, type, value: value[0] ?? '' }] : [{ column, type, value }];
  });
  return filters.length > 0 || search.has(start) ? filters : undefined;
}

function serializeFilters(filters: readonly TableFilter[]): string {
  return JSON.stringify(filters.map(({ column, value }) => [column, value]));
}

function parseSort(text: string | undefined): SortState | undefined {
  const [, column, direction] = /^(.+),(asc|desc)$/.exec(text ?? '') ?? [];
  return column === undefined ? undefined : { column, direction: direction === 'desc' ? 'desc' : 'asc' };
}

function serializeSort(sort: SortState | undefined): string {
  return sort ? `${sort.column},${sort.direction}` : '';
}

function parseWhole(text: string | undefined, least: number): number | undefined {
  const value = Number(text);
  return text !== undefined && /^\d{1,9}$/.test(text) && value >= least ? value : undefined;
}
