import { useMemo, useState } from 'react';
import { pageRows } from './rows/pageRows';
import { type SortValue, sortRows } from './rows/sortRows';
import type { OffsetPagination, SortState } from './tableTypes';

/** How {@link useClientRows} orders and pages. */
export interface ClientRowsOptions<Row> {
  /** The value to order a column by; a column without one keeps the order of the rows. */
  sortValue?: SortValue<Row>;
  initialSort?: SortState;
  /** Rows on a page; all of them without it, and without pages where they fit on one. */
  pageSize?: number;
}

/** What {@link useClientRows} gives. */
export interface ClientRows<Row> {
  rows: readonly Row[] | undefined;
  sort: SortState | undefined;
  onSort: (sort: SortState) => void;
  pagination?: OffsetPagination;
}

/**
 * Orders and pages rows that are all in the browser already. Spread the result on `DataTable`. `ClientTable` also searches,
 * filters and selects.
 */
export function useClientRows<Row>(
  rows: readonly Row[] | undefined,
  options: ClientRowsOptions<Row> = {},
): ClientRows<Row> {
  const { sortValue, initialSort, pageSize = Number.POSITIVE_INFINITY } = options;
  const [sort, onSort] = useState(initialSort);
  const [offset, onOffsetChange] = useState(0);
  const sorted = useMemo(() => rows && sortRows(rows, sort, sortValue), [rows, sort, sortValue]);
  return { sort, onSort, ...pageRows(sorted, { offset, pageSize, onOffsetChange }) };
}
