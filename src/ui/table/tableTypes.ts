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
  /** How narrow it may become, in px, before the table scrolls sideways; 64 by default. */
  minWidth?: number;
  align?: 'start' | 'end';
  sortable?: boolean;
  hideBelow?: HideBelow;
  /** Keeps the header for assistive technology only, as for a column of icons, which has the width of its content. */
  hideHeader?: boolean;
  /** Stands in the header instead of its text, as a box that selects all rows. */
  headerContent?: ReactNode;
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

/** What a column's cell holds, to search, filter and order by. Several values each match by themselves. */
export type TableValue = string | number | undefined | readonly string[];

/** A column of rows that are all in the browser. */
export interface ClientColumn<Row> extends DataTableColumn<Row> {
  /** What is searched, filtered and ordered by. A column without it is left out of all three. */
  value?: (row: Row) => TableValue;
  /** Offers its values to filter by: one of them, or several, of which a row must have one. */
  filter?: TableFilter['type'];
}

/** A filter that is in force. */
export type TableFilter =
  | { column: string; type: 'select'; value: string }
  | { column: string; type: 'multiple-select'; value: readonly string[] };

/** What a person has chosen to see of a table's rows. */
export interface TableState {
  search: string;
  filtersOpen: boolean;
  filters: readonly TableFilter[];
  sort?: SortState | undefined;
  /** Position of the first row shown, where the rows have pages. */
  offset: number;
  /** Rows on a page; absent, the table's own number. */
  pageSize?: number | undefined;
}

/** How high rows are: 44 or 36 px. */
export type TableDensity = 'comfortable' | 'compact';

/** How a person has arranged a table. JSON, so that it can be stored. */
export interface TableLayout {
  /** Ids of columns in their order; one that is not among them stays behind the column that stands before it. */
  order?: string[];
  /** Ids of columns that are not shown. */
  hidden?: string[];
  density?: TableDensity;
}
