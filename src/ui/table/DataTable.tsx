import { type CSSProperties, type FocusEvent, type ReactNode, Suspense, lazy, memo } from 'react';
import { ErrorPanel } from '../feedback/ErrorPanel';
import { scrollRegion } from '../a11y/scrollRegion';
import { useUiText } from '../text/uiText';
import { height } from '../theme/scale';
import { createGridTemplates } from './gridTemplates';
import { ResultCount } from './ResultCount';
import { DataTableHead } from './DataTableHead';
import { DataTableRow } from './DataTableRow';
import { MessageRow, SkeletonRows } from './DataTablePlaceholders';
import { TableFrame, TableNotice, TableRoot, TableScroller } from './tableStyles';
import { tableRoles } from './tableRoles';
import type { DataTableColumn, SortState, TablePagination } from './tableTypes';
import { TablePager } from './TablePager';
import { useOverflow } from './useOverflow';

/** Props of {@link DataTable}. */
export interface DataTableProps<Row> {
  /** What the table holds, read out with it: 'Components'. */
  label: string;
  columns: ReadonlyArray<DataTableColumn<Row>>;
  /** The rows of this page; undefined until the first ones are there. */
  rows: readonly Row[] | undefined;
  getRowId: (row: Row) => string;
  sort?: SortState | undefined;
  /** Given by whoever orders the rows; without it no header is a button. */
  onSort?: (sort: SortState) => void;
  pagination?: TablePagination | undefined;
  /** While other rows are fetched: those shown stay, dimmed. */
  loading?: boolean;
  /** How many rows the skeleton has; as many as will come, when that is known. */
  skeletonRows?: number;
  /** Shown instead of 'No records to display'. */
  empty?: ReactNode;
  error?: unknown;
  errorTitle?: ReactNode;
  onRetry?: () => void;
  /** 36-px rows for tables inside cards. */
  dense?: boolean;
  /** Marks the rows that are selected. */
  isSelected?: (row: Row) => boolean;
  /** Buttons at the end of each row; named by the row, so `Star payments`, not `Star`. */
  rowActions?: (row: Row) => ReactNode;
}

/** Beyond how many rows only those in view are drawn. */
const drawnAtMost = 100;
/** How many rows of a long table stand there until what follows the window is loaded. */
const drawnAtFirst = 40;

const WindowedRows = lazy(async () => ({ default: (await import('./long/WindowedRows')).WindowedRows }));
const RowOfTable = memo(DataTableRow) as typeof DataTableRow;

/** Who reaches a table by keyboard can walk its rows with arrow keys. Where that cannot be loaded, the Tab key still does. */
function walkWithKeys({ currentTarget }: FocusEvent<HTMLTableElement>): void {
  import('./walk/walkRows').then(
    ({ walkRows }) => walkRows(currentTarget),
    () => undefined,
  );
}

function withActions<Row>(
  { columns, rowActions }: DataTableProps<Row>,
  header: string,
): ReadonlyArray<DataTableColumn<Row>> {
  return rowActions
    ? [
        ...columns,
        { id: 'actions', header, headerContent: header, hideHeader: true, align: 'end', cell: rowActions },
      ]
    : columns;
}

function TableBody<Row>({ columns, ...props }: DataTableProps<Row>) {
  const { rows, getRowId, skeletonRows, pagination, empty } = props;
  const text = useUiText();
  if (rows === undefined)
    return <SkeletonRows columns={columns} count={skeletonRows ?? Math.min(pagination?.pageSize ?? 5, 20)} />;
  if (rows.length === 0)
    return <MessageRow columns={columns.length}>{empty ?? text('table.empty')}</MessageRow>;
  const isLong = rows.length > drawnAtMost;
  const renderRow = (row: Row, index: number, style?: CSSProperties) => (
    <RowOfTable
      key={getRowId(row)}
      row={row}
      columns={columns}
      selected={props.isSelected?.(row)}
      {...(style ? { style } : isLong ? { rowIndex: index + 2 } : {})}
    />
  );
  const drawAll = (all: readonly Row[]) => (
    <tbody {...tableRoles.group}>{all.map((row, index) => renderRow(row, index))}</tbody>
  );
  if (!isLong) return drawAll(rows);
  const rowAt = (index: number) => rows[index] as Row;
  return (
    <Suspense fallback={drawAll(rows.slice(0, drawnAtFirst))}>
      <WindowedRows
        count={rows.length}
        rowHeight={props.dense === true ? height.rowCompact : height.row}
        columnsKey={`${props.dense} ${columns.map(({ id }) => id).join(' ')}`}
        keyOf={(index) => getRowId(rowAt(index))}
        titlesOf={(index) => columns.map(({ title }) => title?.(rowAt(index)))}
        renderRow={(index, style) => renderRow(rowAt(index), index, style)}
      />
    </Suspense>
  );
}

function TableGrid<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, sort, onSort, loading = false, dense = false } = props;
  const text = useUiText();
  const { scroller, overflows } = useOverflow();
  const isLong = rows !== undefined && rows.length > drawnAtMost;
  return (
    <TableScroller
      ref={scroller}
      {...(overflows ? { 'data-overflows': '', ...scrollRegion(text('table.scroll', { label })) } : {})}
    >
      <TableRoot
        {...tableRoles.table}
        style={createGridTemplates(columns)}
        aria-busy={loading || rows === undefined}
        data-dense={dense ? '' : undefined}
        aria-rowcount={isLong ? rows.length + 1 : undefined}
        onFocus={walkWithKeys}
      >
        <caption>{label}</caption>
        <DataTableHead columns={columns} sort={sort} onSort={onSort} />
        <TableBody {...props} />
      </TableRoot>
    </TableScroller>
  );
}

/**
 * A table of data: one-line rows of one height, columns as wide as their content, skeleton rows of the final size, empty and
 * error states, sorting and paging by whoever owns the rows (`useClientRows` owns them in the browser).
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, pagination, loading = false, error, errorTitle, onRetry } = props;
  const text = useUiText();
  const failed = error !== undefined && error !== null;
  const hasPages = pagination && pagination.count !== 0 && !(failed && rows === undefined);
  return (
    <TableFrame>
      {failed && (
        <TableNotice>
          <ErrorPanel
            error={error}
            retrying={loading}
            {...(errorTitle ? { title: errorTitle } : {})}
            {...(onRetry ? { onRetry } : {})}
          />
        </TableNotice>
      )}
      {failed && rows === undefined ? null : (
        <TableGrid {...props} columns={withActions(props, text('table.actions'))} />
      )}
      <ResultCount count={pagination?.count ?? rows?.length} settled={!loading && rows !== undefined} />
      {hasPages && <TablePager pagination={pagination} shown={rows?.length} label={label} />}
    </TableFrame>
  );
}
