import { type CSSProperties, Fragment, type ReactNode, useRef } from 'react';
import { tableRoles } from '../tableRoles';
import { resolveDrawnRows } from './drawnRows';
import { resolveLongestRows } from './longestRows';
import { useFocusedRow } from './useFocusedRow';
import { useSteadyColumns } from './useSteadyColumns';
import { useVisibleRange } from './useVisibleRange';

/** Props of {@link WindowedRows}. */
export interface WindowedRowsProps {
  count: number;
  rowHeight: number;
  /** Changes with what the widths of the columns depend on. */
  columnsKey: string;
  keyOf: (index: number) => string;
  /** The whole texts of a row, by column. */
  titlesOf: (index: number) => ReadonlyArray<string | undefined>;
  /** Draws the row at a position. */
  renderRow: (index: number, style?: CSSProperties) => ReactNode;
}

function Room({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden data-plain="" style={{ height }} /> : null;
}

const unseen: CSSProperties = { height: 0, border: 0, overflow: 'hidden', visibility: 'hidden' };

/** The rows in view and a few around them, the one with the focus, and the room of the others. */
export function WindowedRows(props: WindowedRowsProps) {
  const { count, columnsKey, keyOf, titlesOf, renderRow } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const { range, rowHeight } = useVisibleRange(body, count, props.rowHeight);
  const focused = useFocusedRow(body, count, keyOf);
  const measuring = useSteadyColumns(body, columnsKey);
  const { runs, skippedAfter } = resolveDrawnRows(count, range, focused);
  const rows = runs.flatMap(({ skipped, first, end }) => [
    <Room key={`before ${first === focused ? 'focused' : 'view'}`} height={skipped * rowHeight} />,
    ...Array.from({ length: Math.max(0, end - first) }, (_, index) => renderRow(first + index)),
  ]);
  return (
    <tbody ref={body} {...tableRoles.group}>
      {rows}
      <Room key="after" height={skippedAfter * rowHeight} />
      {measuring &&
        resolveLongestRows(count, titlesOf).map((index) => (
          <Fragment key={`longest ${index}`}>{renderRow(index, unseen)}</Fragment>
        ))}
    </tbody>
  );
}
