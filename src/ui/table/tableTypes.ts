import type { ReactNode } from 'react';

/** The width of the table, not of the window, below which a column is left out: 480, 720, 960, 1200 px. */
export type HideBelow = 'sm' | 'md' | 'lg' | 'xl';

/** One column. */
export interface DataTableColumn<Row> {
  id: string;
  /** The header's text; also read out where it is not shown. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** The whole text of a cell that may be cut, shown on hover. */
  title?: (row: Row) => string | undefined;
  /**
   * As wide as its content by default, less where there is no room. A number of px caps it, the rest ending in an ellipsis;
   * 'fill' takes what the other columns leave and gives way first.
   */
  width?: number | 'fill';
  align?: 'start' | 'end';
  sortable?: boolean;
  hideBelow?: HideBelow;
  /** Keeps the header for assistive technology only, as for a column of icons. */
  hideHeader?: boolean;
  /** Names its row: it is cut last, its cell is a row header, and a click anywhere in the row follows its link. */
  primary?: boolean;
}

/** What the rows are ordered by. */
export interface SortState {
  column: string;
  direction: 'asc' | 'desc';
}

interface PageSizeControl {
  pageSize: number;
  pageSizes?: readonly number[];
  onPageSizeChange?: (pageSize: number) => void;
}

/** Paging by position: the count is known and any page can be reached. `offset` is that of the first row shown. */
export interface OffsetPagination extends PageSizeControl {
  mode: 'offset';
  offset: number;
  count: number;
  onOffsetChange: (offset: number) => void;
}

/** Paging by cursor: only the neighbours can be reached; the handler is undefined where there is no such page. */
export interface CursorPagination extends PageSizeControl {
  mode: 'cursor';
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** Of all rows, when known. */
  count?: number | undefined;
  /** Position of the first row shown, from 0, when known. */
  offset?: number | undefined;
}

/** How a table turns its pages. */
export type TablePagination = OffsetPagination | CursorPagination;
