import type { ReactNode } from 'react';

/** A column of a table. */
export interface DataTableColumn<Row> {
  id: string;
  /** The header text, also used by assistive technology if the header is hidden. */
  header: string;
  /** Called while the row renders. Cannot call hooks, but return a component that does. */
  cell: (row: Row) => ReactNode;
  /** Returns the full text of a cell that may be truncated, shown on hover. */
  title?: (row: Row) => string | undefined;
  /**
   * The width of the column. Default: as wide as its content, or narrower if there is no room. A number is the maximum width in
   * px; longer text is truncated. 'fill' takes the remaining width and shrinks first.
   */
  width?: number | 'fill';
  /**
   * The width in px that the column needs. If the table is too narrow for all columns, those with a `priority` are hidden, one
   * after the other. Default: 96, and 208 for the primary column.
   */
  minWidth?: number;
  /** Columns with the lowest priority are hidden first. Columns without a priority are always shown. */
  priority?: number;
  /** On phones, replaces the column: short text for the second line of the row. */
  summary?: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  sortable?: boolean;
  /** Hides the header visually, as for a column of icons. The column is as wide as its content. */
  hideHeader?: boolean;
  /** Replaces the header text, for example with a checkbox that selects all rows. */
  headerContent?: ReactNode;
  /**
   * Marks the column that names the row: it is truncated last, its cell is a row header, and a click anywhere in the row opens
   * its link.
   */
  primary?: boolean;
}

/** The column and direction of the sorting. */
export interface SortState {
  column: string;
  direction: 'asc' | 'desc';
}

interface PageSizeControl {
  pageSize: number;
  pageSizes?: readonly number[];
  onPageSizeChange?: (pageSize: number) => void;
}

/** Offset pagination: the count is known and any page can be opened. `offset` is the position of the first row on the page. */
export interface OffsetPagination extends PageSizeControl {
  mode: 'offset';
  offset: number;
  count: number;
  onOffsetChange: (offset: number) => void;
}

/** Cursor pagination. A handler is undefined if the page does not exist or cannot be opened. */
export interface CursorPagination extends PageSizeControl {
  mode: 'cursor';
  onFirst?: (() => void) | undefined;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  onLast?: (() => void) | undefined;
  /** The number of all rows, if known. */
  count?: number | undefined;
  /** The position of the first row on the page, starting at 0, if known. */
  offset?: number | undefined;
}

/** The pagination of a table. */
export type TablePagination = OffsetPagination | CursorPagination;

/** The value of a cell for search, filters and sorting. In a list, each value can match. */
export type TableValue = string | number | undefined | readonly string[];

/** A column of a table whose rows are all in the browser. */
export interface ClientColumn<Row> extends DataTableColumn<Row> {
  /** Returns the value for search, filters and sorting. Columns without it are excluded from all three. */
  value?: (row: Row) => TableValue;
  /**
   * Adds a filter with the values of the column: `select` for one value, `multiple-select` for several, of which a row must
   * match one.
   */
  filter?: TableFilter['type'];
}

/** An active filter. */
export type TableFilter =
  | { column: string; type: 'select'; value: string }
  | { column: string; type: 'multiple-select'; value: readonly string[] };

/** The search, filters, sorting and page that the user selected. */
export interface TableState {
  search: string;
  filtersOpen: boolean;
  filters: readonly TableFilter[];
  sort?: SortState | undefined;
  /** The position of the first row on the page, if the table has pages. */
  offset: number;
  /** The number of rows per page. Default: the page size of the table. */
  pageSize?: number | undefined;
}

/** The row height: 44 or 36 px. */
export type TableDensity = 'comfortable' | 'compact';

/** The table layout that the user selected, as JSON that can be stored. */
export interface TableLayout {
  /** Column ids in order. A column that is not listed stays after the column before it. */
  order?: string[];
  /** Ids of hidden columns. */
  hidden?: string[];
  density?: TableDensity;
}
