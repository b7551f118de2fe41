import { useMemo, useState } from 'react';
import type { OffsetPagination, SortState } from './tableTypes';

/** How {@link useClientRows} orders and pages. */
export interface ClientRowsOptions<Row> {
  /** The value to order a column by; a column without one keeps the order of the rows. */
  sortValue?: (row: Row, column: string) => string | number | undefined;
  initialSort?: SortState;
  /** Rows on a page; all of them without it, and without pages where they fit on one. */
  pageSize?: number;
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function compareValues(a: string | number | undefined, b: string | number | undefined): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? 1 : -1;
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

/** Rows ordered by a column; those without a value come last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  sort: SortState | undefined,
  sortValue: ClientRowsOptions<Row>['sortValue'],
): readonly Row[] {
  if (!sort || !sortValue) return rows;
  const sign = sort.direction === 'desc' ? -1 : 1;
  return [...rows].sort((a, b) => {
    const [left, right] = [sortValue(a, sort.column), sortValue(b, sort.column)];
    const order = compareValues(left, right);
    return left === undefined || right === undefined ? order : sign * order;
  });
}

/** Orders and pages rows that are all in the browser already. Spread the result on `DataTable`. */
export function useClientRows<Row>(rows: readonly Row[] | undefined, options: ClientRowsOptions<Row> = {}) {
  const { sortValue, initialSort, pageSize } = options;
  const [sort, onSort] = useState(initialSort);
  const [wishedOffset, onOffsetChange] = useState(0);
  const sorted = useMemo(() => rows && sortRows(rows, sort, sortValue), [rows, sort, sortValue]);
  const count = sorted?.length ?? 0;
  if (pageSize === undefined || (sorted && count <= pageSize)) return { rows: sorted, sort, onSort };
  const offset = wishedOffset < count ? wishedOffset : 0;
  const pagination: OffsetPagination = { mode: 'offset', offset, count, pageSize, onOffsetChange };
  return { rows: sorted?.slice(offset, offset + pageSize), sort, onSort, ...(sorted ? { pagination } : {}) };
}
