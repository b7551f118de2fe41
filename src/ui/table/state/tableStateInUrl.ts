import type { SortState, TableFilter, TableState } from '../tableTypes';

/** Tells of which kind the filter of a column is; undefined for a column that cannot be filtered by. */
export type FilterTypeOf = (column: string) => TableFilter['type'] | undefined;

/** What a table shows while nobody has chosen anything. */
export const untouchedTable: TableState = { search: '', filtersOpen: false, filters: [], offset: 0 };

/**
 * Reads what has been chosen of a table from the parameters of a URL: `name[search]`, `name[filters][column]`, `name[open]`,
 * `name[sort]`, `name[offset]`, `name[rows]`. What is not valid counts as absent, and what is absent is as in `defaults`.
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

/** Writes what has been chosen of a table into the parameters of a URL; what is as in `defaults` is left out, others' stay. */
export function printTableState(
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
  if (printFilters(state.filters) !== printFilters(defaults.filters)) {
    const chosen = state.filters.flatMap(({ column, value }) => [value].flat().map((one) => [column, one]));
    for (const [column, value = ''] of chosen) search.append(`${name}[filters][${column}]`, value);
    if (chosen.length === 0) search.append(`${name}[filters]`, '');
  }
  put('open', `${state.filtersOpen}`, `${defaults.filtersOpen}`);
  put('sort', printSort(state.sort), printSort(defaults.sort));
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

function printFilters(filters: readonly TableFilter[]): string {
  return JSON.stringify(filters.map(({ column, value }) => [column, value]));
}

function parseSort(text: string | undefined): SortState | undefined {
  const [, column, direction] = /^(.+),(asc|desc)$/.exec(text ?? '') ?? [];
  return column === undefined ? undefined : { column, direction: direction === 'desc' ? 'desc' : 'asc' };
}

function printSort(sort: SortState | undefined): string {
  return sort ? `${sort.column},${sort.direction}` : '';
}

function parseWhole(text: string | undefined, least: number): number | undefined {
  const value = Number(text);
  return text !== undefined && /^\d{1,9}$/.test(text) && value >= least ? value : undefined;
}
