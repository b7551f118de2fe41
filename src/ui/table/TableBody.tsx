import { type CSSProperties, Fragment, memo, useRef, useState } from 'react';
import { lazyPart } from '#sdk';
import { useUiText } from '../text/uiText';
import { height } from '../theme/scale';
import type { DataTableProps } from './DataTable';
import { MessageRow, SkeletonRows } from './DataTablePlaceholders';
import { DataTableRow } from './DataTableRow';
import type { LongRows, RowWindow } from './long/renderedRows';
import { tableRoles } from './model/tableRoles';
import { useGrowingRows } from './useGrowingRows';

/** With more rows than this, only those in view are rendered. */
const maxRenderedRows = 100;
/** The number of rows of a long table that are rendered until the code for virtual scrolling is loaded. */
const initialRows = 40;

const hiddenStyle: CSSProperties = { height: 0, border: 0, overflow: 'hidden', visibility: 'hidden' };

const complete: RowWindow = {
  resolve: ({ count }) => ({
    rowHeight: height.row,
    runs: [{ skipped: 0, first: 0, end: count }],
    skippedAfter: 0,
    measured: [],
  }),
};
let isTrackerLoaded = false;
/** What is rendered until {@link WindowTracker} reports. What is below the table must not be in view, because it moves. */
const firstInView: RowWindow = {
  resolve(rows) {
    const end = Math.min(rows.most, initialRows);
    const space = isTrackerLoaded ? rows.count : initialRows;
    return { ...complete.resolve({ ...rows, count: end }), skippedAfter: space - end };
  },
};

const WindowTracker = lazyPart(async () => {
  const tracker = await import('./long/WindowTracker');
  isTrackerLoaded = true;
  return tracker.WindowTracker;
});
const MemoizedRow = memo(DataTableRow) as typeof DataTableRow;

/** Returns whether not all rows of a table are rendered. */
export function isLongTable(rows: readonly unknown[] | undefined): boolean {
  return rows !== undefined && rows.length > maxRenderedRows;
}

/** The rows of a table, or what takes their place. Of long tables, only the rows in view are rendered. */
export function TableBody<Row>({ columns, ...props }: DataTableProps<Row>) {
  const { rows, getRowId, skeletonRows, pagination, empty } = props;
  const text = useUiText();
  const isLong = isLongTable(rows);
  const most = useGrowingRows(isLong);
  const body = useRef<HTMLTableSectionElement>(null);
  const [inView, setInView] = useState<RowWindow>();
  if (rows === undefined)
    return <SkeletonRows columns={columns} count={skeletonRows ?? Math.min(pagination?.pageSize ?? 5, 20)} />;
  if (rows.length === 0)
    return <MessageRow columns={columns.length}>{empty ?? text('table.empty')}</MessageRow>;
  const rowAt = (index: number) => rows[index] as Row;
  const renderRow = (row: Row, index: number, style?: CSSProperties) => (
    <MemoizedRow
      key={getRowId(row)}
      row={row}
      columns={columns}
      selected={props.isSelected?.(row)}
      {...(style ? { style } : isLong ? { rowIndex: index + 2 } : {})}
    />
  );
  const all: LongRows = {
    count: rows.length,
    most,
    keyOf: (index) => getRowId(rowAt(index)),
    titlesOf: (index) => columns.map(({ title }) => title?.(rowAt(index))),
  };
  const { runs, skippedAfter, rowHeight, measured } = (isLong ? (inView ?? firstInView) : complete).resolve(
    all,
  );
  return (
    <>
      <tbody ref={body} {...tableRoles.group}>
        {runs.flatMap(({ skipped, first, end }, run) => [
          <Spacer key={`before ${run}`} height={skipped * rowHeight} />,
          ...rows.slice(first, end).map((row, index) => renderRow(row, first + index)),
        ])}
        <Spacer key="after" height={skippedAfter * rowHeight} />
        {measured.map((index) => (
          <Fragment key={`longest ${index}`}>{renderRow(rowAt(index), index, hiddenStyle)}</Fragment>
        ))}
      </tbody>
      {isLong && (
        <WindowTracker
          body={body}
          rows={all}
          rowHeight={height.row}
          columnsKey={`${props.dense} ${columns.map(({ id }) => id).join(' ')}`}
          onChange={setInView}
        />
      )}
    </>
  );
}

function Spacer({ height: px }: { height: number }) {
  return px > 0 ? <tr aria-hidden data-plain="" style={{ height: px }} /> : null;
}
