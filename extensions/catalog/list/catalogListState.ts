import type { EntityOrder } from '../api/CatalogApi';
import type { FilterChoices } from './filterChoices';

/** The state of a list of entities. It is stored in the URL. */
export interface CatalogListState {
  filters: FilterChoices;
  text: string;
  order: EntityOrder;
  limit: number;
  /** The position of the first row, unless there is a cursor. */
  offset: number;
  /** The page in cursor mode. Absent on the first page. */
  cursor?: string;
}

/** Defaults for values that the URL does not contain. */
export interface CatalogListDefaults {
  limit: number;
  offset: number;
}

export const defaultOrder: EntityOrder = { field: 'metadata.name', order: 'asc' };

const textKey = 'text';
/** Matches `filters[tags]=a`, and the list forms `filters[tags][]=a` and `filters[tags][0]=a`. */
const filterParameter = /^filters\[([^\][]+)\](?:\[\d*\])?$/;
const own = new Set(['limit', 'offset', 'cursor', 'orderField']);
const maxLimit = 500;

/** Parses the state from URL parameters. Ignores invalid values. */
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
    limit: parseInteger(search.get('limit'), 1, maxLimit) ?? defaults.limit,
    offset: parseInteger(search.get('offset'), 0, Number.MAX_SAFE_INTEGER) ?? defaults.offset,
    ...(cursor ? { cursor } : {}),
  };
}

/** Serializes the state to URL parameters. Omits the default offset. Keeps unrelated parameters in `others`. */
export function serializeCatalogListState(
  state: CatalogListState,
  defaults: Pick<CatalogListDefaults, 'offset'>,
  others: URLSearchParams,
): URLSearchParams {
  const search = new URLSearchParams();
  for (const [parameter, value] of others) {
    if (!own.has(parameter) && !filterParameter.test(parameter)) search.append(parameter, value);
  }
  for (const [key, values] of Object.entries(state.filters)) {
    for (const value of values.length > 0 ? values : ['']) search.append(`filters[${key}]`, value);
  }
  if (state.text !== '') search.append(`filters[${textKey}]`, state.text);
  search.append('limit', String(state.limit));
  if (state.offset !== defaults.offset) search.append('offset', String(state.offset));
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

function parseInteger(text: string | null, min: number, max: number): number | undefined {
  if (text === null || !/^\d+$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}
