import type { EntityOrder } from '../api/CatalogApi';

/** What a person has chosen on a page that lists entities. All of it stands in the URL. */
export interface CatalogListState {
  /** Chosen values by the key of a filter. An absent key leaves the filter's default, an empty list chooses nothing. */
  filters: Readonly<Record<string, readonly string[]>>;
  text: string;
  order: EntityOrder;
  limit: number;
  /** Position of the first row, in offset mode. */
  offset: number;
  /** The page, in cursor mode; absent on the first. */
  cursor?: string;
}

/** What a list starts from where the URL says nothing. */
export interface CatalogListDefaults {
  limit: number;
  offset: number;
}

export const defaultOrder: EntityOrder = { field: 'metadata.name', order: 'asc' };

const textKey = 'text';
/** `filters[tags]=a`, and the other ways in which lists are written: `filters[tags][]=a`, `filters[tags][0]=a`. */
const filterParameter = /^filters\[([^\][]+)\](?:\[\d*\])?$/;
const own = new Set(['limit', 'offset', 'cursor', 'orderField']);
const largestLimit = 500;

/** Reads the state from the parameters of a URL; what is not valid counts as absent. */
export function parseCatalogListState(
  search: URLSearchParams,
  defaults: CatalogListDefaults,
): CatalogListState {
  const filters = new Map<string, string[]>();
  for (const [parameter, value] of search) {
    const key = filterParameter.exec(parameter)?.[1];
    if (key === undefined) continue;
    const values = filters.get(key) ?? [];
    if (value !== '') values.push(value);
    filters.set(key, values);
  }
  const text = filters.get(textKey)?.join(' ') ?? '';
  filters.delete(textKey);
  const cursor = search.get('cursor');
  return {
    filters: Object.fromEntries(filters),
    text,
    order: parseOrder(search.get('orderField')),
    limit: parseWhole(search.get('limit'), 1, largestLimit) ?? defaults.limit,
    offset: parseWhole(search.get('offset'), 0, Number.MAX_SAFE_INTEGER) ?? defaults.offset,
    ...(cursor ? { cursor } : {}),
  };
}

/** Writes the state into the parameters of a URL; parameters of others stay. */
export function printCatalogListState(state: CatalogListState, others: URLSearchParams): URLSearchParams {
  const search = new URLSearchParams();
  for (const [parameter, value] of others) {
    if (!own.has(parameter) && !filterParameter.test(parameter)) search.append(parameter, value);
  }
  for (const [key, values] of Object.entries(state.filters)) {
    for (const value of values.length > 0 ? values : ['']) search.append(`filters[${key}]`, value);
  }
  if (state.text !== '') search.append(`filters[${textKey}]`, state.text);
  search.append('limit', String(state.limit));
  if (state.offset > 0) search.append('offset', String(state.offset));
  if (state.cursor !== undefined) search.append('cursor', state.cursor);
  const { field, order } = state.order;
  if (field !== defaultOrder.field || order !== defaultOrder.order)
    search.append('orderField', `${field},${order}`);
  return search;
}

function parseOrder(text: string | null): EntityOrder {
  const [field, order = 'asc'] = (text ?? '').split(',');
  if (!field || (order !== 'asc' && order !== 'desc')) return defaultOrder;
  return { field, order };
}

function parseWhole(text: string | null, least: number, most: number): number | undefined {
  if (text === null || !/^\d+$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}
