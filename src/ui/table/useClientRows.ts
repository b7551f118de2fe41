import { useMemo, useState } from 'react';
import { pageRows } from './rows/pageRows';
import { type SortValue, sortRows } from './rows/sortRows';
import type { OffsetPagination, SortState, TableState } from './model/tableTypes';

type RowsState = Pick<TableState, 'sort' | 'offset'>;

/** Options of {@link useClientRows}. */
export interface ClientRowsOptions<Row> {
  /** Returns the sort value of a row in a column. If a column has no values, the rows keep their order. */
  sortValue?: SortValue<Row>;
  initialSort?: SortState;
  /** The number of rows per page. Without it, all rows are on one page. There is no pagination if all rows fit on one page. */
  pageSize?: number;
  /** The sorting and the page if the caller manages them: see `useTableStateInUrl`. */
  state?: TableState;
  onStateChange?: (state: TableState) => void;
}

/** The result of {@link useClientRows}. */
export interface ClientRows<Row> {
  rows: readonly Row[] | undefined;
  sort: SortState | undefined;
  onSort: (sort: SortState) => void;
  pagination?: OffsetPagination;
}

/**
 * Sorts and pages rows that are all in the browser. Spread the result on `DataTable`. Use `ClientTable` for search, filters and
 * selection.
 */
export function useClientRows<Row>(
  rows: readonly Row[] | undefined,
  options: ClientRowsOptions<Row> = {},
): ClientRows<Row> {
  const { sortValue, initialSort, pageSize = Number.POSITIVE_INFINITY, state, onStateChange } = options;
  const [own, setOwn] = useState<RowsState>({ sort: initialSort, offset: 0 });
  const { sort, offset } = state ?? own;
  const change = (next: Partial<RowsState>) =>
    state ? onStateChange?.({ ...state, ...next }) : setOwn({ ...own, ...next });
  const sorted = useMemo(() => rows && sortRows(rows, sort, sortValue), [rows, sort, sortValue]);
  return {
    sort,
    // The rows of the page are others after sorting.
    onSort: (next) => change({ sort: next, offset: 0 }),
    ...pageRows(sorted, { offset, pageSize, onOffsetChange: (next) => change({ offset: next }) }),
  };
}
