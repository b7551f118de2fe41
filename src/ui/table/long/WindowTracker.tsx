import { type RefObject, useInsertionEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { resolveLongestRows } from './longestRows';
import { type LongRows, resolveRenderedRows, type RowWindow } from './renderedRows';
import { resolveFocusedRow, useFocusedRow } from './useFocusedRow';
import { useStableColumns } from './useStableColumns';
import { useVisibleRange } from './useVisibleRange';

/** Props of {@link WindowTracker}. */
export interface WindowTrackerProps {
  body: RefObject<HTMLTableSectionElement | null>;
  rows: LongRows;
  /** The row height to expect, in px. */
  rowHeight: number;
  /** A key that changes when the column widths must be measured again. */
  columnsKey: string;
  /** Called before the browser paints, and with undefined at the end. */
  onChange: (shown: RowWindow | undefined) => void;
}

/** Tracks what is in view of a long table, without rendering anything: its rows stay the same elements when this code is loaded. */
export function WindowTracker({ body, rows, columnsKey, onChange, ...props }: WindowTrackerProps): null {
  const { range, rowHeight } = useVisibleRange(body, rows.count, props.rowHeight);
  const current = useRef(rows);
  // Before React focuses a row again that it has moved.
  useInsertionEffect(() => {
    current.current = rows;
  }, [rows]);
  const focused = useFocusedRow(body, current);
  const measuring = useStableColumns(body, columnsKey);
  const shown = useMemo<RowWindow>(
    () => ({
      resolve: (all) => ({
        rowHeight,
        ...resolveRenderedRows(
          all.count,
          { ...range, end: Math.min(range.end, range.first + all.most) },
          focused && resolveFocusedRow(all, focused),
        ),
        measured: measuring ? resolveLongestRows(all.count, all.titlesOf) : [],
      }),
    }),
    [range, rowHeight, focused, measuring],
  );
  useLayoutEffect(() => onChange(shown), [onChange, shown]);
  useLayoutEffect(() => () => onChange(undefined), [onChange]);
  return null;
}
