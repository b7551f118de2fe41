import { type FocusEvent, type ReactNode, useMemo } from 'react';
import { afterFirstContent, lazyPart, preloadLater, useContentShown } from '#sdk';
import { ErrorPanel } from '../feedback/ErrorPanel';
import { useLoadTime } from '../feedback/useLoadTime';
import { scrollRegion } from '../headless/scrollRegion';
import { useMediaQuery } from '../headless/useMediaQuery';
import { useUiText } from '../text/uiText';
import { foldColumns } from './foldColumns';
import { type TableTracks, createGridStyles } from './gridStyles';
import { ResultCount } from './ResultCount';
import { DataTableHead } from './DataTableHead';
import { TableFrame, TableNotice, TableRoot, TableScroller } from './tableStyles';
import { tableRoles } from './model/tableRoles';
import type { DataTableColumn, SortState, TablePagination } from './model/tableTypes';
import { isLongTable, TableBody } from './TableBody';
import type { TablePagerProps } from './TablePager';
import { useOverflow } from './useOverflow';

/** Props of {@link DataTable}. */
export interface DataTableProps<Row> {
  /** The accessible name of the table: 'Components'. */
  label: string;
  columns: ReadonlyArray<DataTableColumn<Row>>;
  /** The rows of this page. Undefined while the first rows are loading. */
  rows: readonly Row[] | undefined;
  getRowId: (row: Row) => string;
  sort?: SortState | undefined;
  /** Called to change the sorting. Without it, the headers are not buttons. */
  onSort?: (sort: SortState) => void;
  pagination?: TablePagination | undefined;
  /** Whether other rows are loading. The current rows stay visible, dimmed. */
  loading?: boolean;
  /** The number of skeleton rows. Use the expected number of rows if you know it. */
  skeletonRows?: number;
  /** Replaces the text 'No records to display'. */
  empty?: ReactNode;
  error?: unknown;
  errorTitle?: ReactNode;
  onRetry?: () => void;
  /** Uses 36 px rows, for tables in cards. */
  dense?: boolean;
  /** With `fixed`, tables with equal column widths line up: the primary column takes the width that the others leave. */
  tracks?: TableTracks;
  /** Returns whether a row is selected. */
  isSelected?: (row: Row) => boolean;
  /** Buttons at the end of each row. Include the name of the row in their labels: `Star payments`, not `Star`. */
  rowActions?: (row: Row) => ReactNode;
}

const phone = '(max-width: 599.95px)';

const TablePager = lazyPart(
  () => afterFirstContent(async () => (await import('./TablePager')).TablePager),
  PagerSpace,
);
const loadNavigation = preloadLater(() => import('./keyboard/navigateRows'));

/** Adds arrow key navigation when a table gets the focus. If its code cannot be loaded, the Tab key still works. */
function enableKeyNavigation({ currentTarget }: FocusEvent<HTMLTableElement>): void {
  loadNavigation().then(
    ({ navigateRows }) => navigateRows(currentTarget),
    () => undefined,
  );
}

function withActions<Row>(
  columns: DataTableProps<Row>['columns'],
  rowActions: DataTableProps<Row>['rowActions'],
  header: string,
): ReadonlyArray<DataTableColumn<Row>> {
  return rowActions
    ? [
        ...columns,
        { id: 'actions', header, headerContent: header, hideHeader: true, align: 'end', cell: rowActions },
      ]
    : columns;
}

function PagerSpace(_props: TablePagerProps) {
  return <div style={{ height: 49 }} />;
}

function TableGrid<Row>(props: DataTableProps<Row> & { twoLines: boolean }) {
  const { label, columns, rows, sort, onSort, loading = false, dense = false, tracks = 'content' } = props;
  const text = useUiText();
  const { scroller, overflows } = useOverflow();
  return (
    <TableScroller
      ref={scroller}
      {...(overflows ? { 'data-overflows': '', ...scrollRegion(text('table.scroll', { label })) } : {})}
    >
      <TableRoot
        {...tableRoles.table}
        grid={createGridStyles(columns, tracks)}
        aria-busy={loading || rows === undefined}
        data-dense={dense ? '' : undefined}
        data-two-lines={props.twoLines ? '' : undefined}
        aria-rowcount={rows && isLongTable(rows) ? rows.length + 1 : undefined}
        onFocus={enableKeyNavigation}
      >
        <caption>{label}</caption>
        <DataTableHead columns={columns} sort={sort} onSort={onSort} />
        <TableBody {...props} />
      </TableRoot>
    </TableScroller>
  );
}

/**
 * A table with one-line rows (on phones, up to two lines) of the same height, columns as wide as their content, skeleton rows of the final size, and empty
 * and error states. The owner of the rows does the sorting and paging. `useClientRows` does both in the browser.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, pagination, loading = false, error, errorTitle, onRetry } = props;
  const text = useUiText();
  useContentShown(rows !== undefined);
  const failed = error !== undefined && error !== null;
  const shownFrom = useLoadTime(failed ? undefined : rows);
  const isPhone = useMediaQuery(phone);
  const twoLines = isPhone && columns.some(({ summary }) => summary);
  const folded = useMemo(() => (twoLines ? foldColumns(columns) : columns), [twoLines, columns]);
  const hasPages = pagination && pagination.count !== 0 && !(failed && rows === undefined);
  return (
    <TableFrame>
      {failed && (
        <TableNotice>
          <ErrorPanel
            error={error}
            retrying={loading}
            {...(errorTitle ? { title: errorTitle } : {})}
            {...(rows && shownFrom ? { shownFrom } : {})}
            {...(onRetry ? { onRetry } : {})}
          />
        </TableNotice>
      )}
      {failed && rows === undefined ? null : (
        <TableGrid
          {...props}
          columns={withActions(folded, props.rowActions, text('table.actions'))}
          twoLines={twoLines}
        />
      )}
      <ResultCount count={pagination?.count ?? rows?.length} settled={!loading && rows !== undefined} />
      {hasPages && <TablePager pagination={pagination} shown={rows?.length} label={label} />}
    </TableFrame>
  );
}
