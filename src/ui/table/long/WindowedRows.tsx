import { type CSSProperties, Fragment, type ReactNode, useRef } from 'react';
import { tableRoles } from '../model/tableRoles';
import { resolveRenderedRows } from './renderedRows';
import { resolveLongestRows } from './longestRows';
import { useFocusedRow } from './useFocusedRow';
import { useStableColumns } from './useStableColumns';
import { useVisibleRange } from './useVisibleRange';

/** Props of {@link WindowedRows}. */
export interface WindowedRowsProps {
  count: number;
  /** The most rows to render now. */
  most: number;
  rowHeight: number;
  /** A key that changes when the column widths must be measured again. */
  columnsKey: string;
  keyOf: (index: number) => string;
  /** Returns the full texts of a row, by column. */
  titlesOf: (index: number) => ReadonlyArray<string | undefined>;
  /** Renders the row at a position. */
  renderRow: (index: number, style?: CSSProperties) => ReactNode;
}

function Spacer({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden data-plain="" style={{ height }} /> : null;
}

const hiddenStyle: CSSProperties = { height: 0, border: 0, overflow: 'hidden', visibility: 'hidden' };

/** Renders the rows in view, some rows around them, the focused row, and empty space for the others. */
export function WindowedRows(props: WindowedRowsProps) {
  const { count, most, columnsKey, keyOf, titlesOf, renderRow } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const { range, rowHeight } = useVisibleRange(body, count, props.rowHeight);
  const shown = { ...range, end: Math.min(range.end, range.first + most) };
  const focused = useFocusedRow(body, count, keyOf);
  const measuring = useStableColumns(body, columnsKey);
  const { runs, skippedAfter } = resolveRenderedRows(count, shown, focused);
  const rows = runs.flatMap(({ skipped, first, end }) => [
    <Spacer key={`before ${first === focused ? 'focused' : 'view'}`} height={skipped * rowHeight} />,
    ...Array.from({ length: Math.max(0, end - first) }, (_, index) => renderRow(first + index)),
  ]);
  return (
    <tbody ref={body} {...tableRoles.group}>
      {rows}
      <Spacer key="after" height={skippedAfter * rowHeight} />
      {measuring &&
        resolveLongestRows(count, titlesOf).map((index) => (
          <Fragment key={`longest ${index}`}>{renderRow(index, hiddenStyle)}</Fragment>
        ))}
    </tbody>
  );
}
