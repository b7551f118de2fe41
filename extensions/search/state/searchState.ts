/** Values by field: a text, or a list of texts. */
export type SearchFilters = Record<string, string | string[]>;

/** What is searched. */
export interface SearchState {
  term: string;
  /** The selected types. An empty list means all types. */
  types: readonly string[];
  filters: SearchFilters;
  /** Results per page. */
  pageLimit: number;
  /** The page. The first by default. */
  pageCursor?: string | undefined;
}

/** The highest number of results per page that the page offers. */
export const mostPerPage = 100;

/** What the configuration sets: the types and the results per page at first, and the highest number of results per page. */
export interface SearchDefaults extends Pick<SearchState, 'types' | 'pageLimit'> {
  maxPageLimit: number;
}

/** Changes parts of the state. A change of anything but the page leads to the first page. */
export function changeSearchState(state: SearchState, change: Partial<SearchState>): SearchState {
  if (Object.keys(change).length === 0) return state;
  const { pageCursor, ...query } = { ...state, ...change };
  return 'pageCursor' in change && pageCursor !== undefined ? { ...query, pageCursor } : query;
}

/** Sets the values of one filter. Without values, the filter is removed. */
export function setFilter(filters: SearchFilters, name: string, value: string | string[]): SearchFilters {
  const { [name]: _before, ...others } = filters;
  return value.length === 0 ? others : { ...others, [name]: value };
}

/** Returns the values of one filter as texts. */
export function readFilter(filters: SearchFilters, name: string): string[] {
  const value = Object.hasOwn(filters, name) ? (filters[name] ?? []) : [];
  return (typeof value === 'string' ? [value] : value).filter((one) => one !== '');
}

/**
 * Parses the state in a URL, as the search page of Backstage writes it: `query`, `types[]`, `filters[kind]`, `filters[lifecycle][]`,
 * `pageCursor` and `pageLimit`.
 *
 * @param defaults the types if the URL has none, and the results per page if it has no number that is allowed
 */
export function parseSearchState(search: URLSearchParams, defaults: SearchDefaults): SearchState {
  const types: string[] = [];
  let hasTypes = false;
  const filters: SearchFilters = {};
  for (const [parameter, value] of search) {
    if (/^types(?:\[\d*\])?$/.test(parameter)) {
      hasTypes = true;
      if (value !== '' && !types.includes(value)) types.push(value);
    }
    const [, name, list] = /^filters\[([^[\]]+)\](\[\d*\])?$/.exec(parameter) ?? [];
    if (name === undefined || value === '') continue;
    const before = Object.hasOwn(filters, name) ? filters[name] : undefined;
    if (list === undefined && before === undefined) filters[name] = value;
    else filters[name] = [...new Set([before ?? [], value].flat())];
  }
  const pageCursor = search.get('pageCursor');
  return {
    term: search.get('query') ?? '',
    types: hasTypes ? types : defaults.types,
    filters,
    pageLimit: parseLimit(search.get('pageLimit'), defaults.maxPageLimit) ?? defaults.pageLimit,
    ...(pageCursor ? { pageCursor } : {}),
  };
}

/** Prints the state as URL parameters. Keeps unrelated parameters in `others`. */
export function printSearchState(
  state: SearchState,
  defaults: Pick<SearchDefaults, 'types' | 'pageLimit'>,
  others: URLSearchParams,
): URLSearchParams {
  const search = new URLSearchParams();
  for (const [parameter, value] of others) {
    if (!/^(?:query|pageCursor|pageLimit|(?:types|filters)(?:\[.*)?)$/.test(parameter))
      search.append(parameter, value);
  }
  if (state.term !== '') search.append('query', state.term);
  for (const type of state.types) search.append('types[]', type);
  // Differs from a URL that says nothing about types.
  if (state.types.length === 0 && defaults.types.length > 0) search.append('types[]', '');
  for (const [name, value] of Object.entries(state.filters)) {
    if (typeof value === 'string') search.append(`filters[${name}]`, value);
    else for (const one of value) search.append(`filters[${name}][]`, one);
  }
  if (state.pageCursor !== undefined) search.append('pageCursor', state.pageCursor);
  if (state.pageLimit !== defaults.pageLimit) search.append('pageLimit', String(state.pageLimit));
  return search;
}

function parseLimit(text: string | null, highest: number): number | undefined {
  if (text === null || !/^\d+$/.test(text)) return undefined;
  const limit = Number(text);
  return limit >= 1 && limit <= highest ? limit : undefined;
}
