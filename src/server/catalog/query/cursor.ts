import type { FilterPredicate } from '#model';
import { CursorError, type EntityOrder, type FullTextFilter } from '../reader';
import type { SortValues } from './order';

/** What a cursor carries: the query, and where in it the next page begins. */
export interface Cursor {
  orderFields: EntityOrder[];
  isPrevious: boolean;
  query?: FilterPredicate;
  fullTextFilter?: FullTextFilter;
  orderFieldValues: SortValues;
  /** Of the very first row: a page that begins with it has none before it. */
  firstSortFieldValues: SortValues;
  totalItems: number;
}

/** Writes a cursor as the opaque text that clients hand back. */
export function printCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64');
}

/** Reads a cursor; throws CursorError for anything that was not written here. */
export function parseCursor(text: string): Cursor {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch (error) {
    throw new CursorError(`Malformed cursor: ${String(error)}`);
  }
  if (!isCursor(value)) throw new CursorError('Malformed cursor: it does not carry a query');
  return value;
}

function isCursor(value: unknown): value is Cursor {
  if (typeof value !== 'object' || value === null) return false;
  const { orderFields, isPrevious, orderFieldValues, firstSortFieldValues, totalItems } =
    value as Partial<Cursor>;
  return (
    Array.isArray(orderFields) &&
    orderFields.every(
      (order: Partial<EntityOrder> | null) =>
        typeof order?.field === 'string' && (order.order === 'asc' || order.order === 'desc'),
    ) &&
    typeof isPrevious === 'boolean' &&
    isSortValues(orderFieldValues, orderFields.length) &&
    isSortValues(firstSortFieldValues, orderFields.length) &&
    typeof totalItems === 'number'
  );
}

/** One value for each field and the uid, which is never null. */
function isSortValues(value: unknown, fields: number): value is SortValues {
  return (
    Array.isArray(value) &&
    value.length === fields + 1 &&
    value.every((item) => item === null || typeof item === 'string') &&
    typeof value.at(-1) === 'string' &&
    /^[0-9a-f-]{36}$/i.test(String(value.at(-1)))
  );
}
