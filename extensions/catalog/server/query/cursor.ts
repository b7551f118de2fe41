import { type FilterPredicate, parseFilterPredicate } from '#model';
import { CursorError, type EntityOrder, type FullTextFilter } from '../ports/reader';
import type { SortValues } from './order';
import { parseOpaque } from './parseOpaque';

/**
 * What the next page needs: the query, and where the previous page ended. The field names are defined by the
 * protocol.
 */
export interface Cursor {
  orderFields: EntityOrder[];
  /** Toward the start. */
  isPrevious: boolean;
  query?: FilterPredicate;
  fullTextFilter?: FullTextFilter;
  /** Sort values of the row after which the page starts. */
  orderFieldValues: SortValues;
  /** Sort values of the very first row, which has no previous page. */
  firstSortFieldValues: SortValues;
  totalItems: number;
}

/**
 * Parses a cursor from `printOpaque`.
 *
 * @throws CursorError if it is not valid
 */
export function parseCursor(text: string): Cursor {
  const { orderFields, isPrevious, query, fullTextFilter, ...position } = parseOpaque(text);
  if (!Array.isArray(orderFields) || !orderFields.every(isOrder))
    throw new CursorError('its order is not valid');
  if (typeof isPrevious !== 'boolean') throw new CursorError('it has no direction');
  if (query !== undefined && !parseFilterPredicate(query).ok)
    throw new CursorError('its filter is not valid');
  if (fullTextFilter !== undefined && !isFullTextFilter(fullTextFilter)) {
    throw new CursorError('its full text filter is not valid');
  }
  const { orderFieldValues, firstSortFieldValues, totalItems } = position;
  const count = orderFields.length + 1;
  if (!isSortValues(orderFieldValues, count) || !isSortValues(firstSortFieldValues, count)) {
    throw new CursorError('its position is not valid');
  }
  return {
    orderFields,
    isPrevious,
    query: query as FilterPredicate | undefined,
    fullTextFilter,
    orderFieldValues,
    firstSortFieldValues,
    totalItems: typeof totalItems === 'number' ? totalItems : 0,
  };
}

function isOrder(value: unknown): value is EntityOrder {
  if (typeof value !== 'object' || value === null) return false;
  const { field, order } = value as Partial<EntityOrder>;
  return typeof field === 'string' && (order === 'asc' || order === 'desc');
}

function isFullTextFilter(value: unknown): value is FullTextFilter {
  if (typeof value !== 'object' || value === null) return false;
  const { term, fields } = value as Record<string, unknown>;
  const fieldsFit =
    fields === undefined || (Array.isArray(fields) && fields.every((field) => typeof field === 'string'));
  return typeof term === 'string' && fieldsFit;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** One value for each field, then the uid. */
function isSortValues(value: unknown, count: number): value is SortValues {
  if (!Array.isArray(value) || value.length !== count) return false;
  const uid: unknown = value.at(-1);
  return (
    value.every((item) => item === null || typeof item === 'string') &&
    typeof uid === 'string' &&
    UUID.test(uid)
  );
}
