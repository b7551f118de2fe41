import type { ReactNode } from 'react';
import { tableRoles } from './tableRoles';
import { useVisibleRange } from './useVisibleRange';

/** Props of {@link WindowedRows}. */
export interface WindowedRowsProps {
  count: number;
  rowHeight: number;
  /** Draws the row at a position. */
  renderRow: (index: number) => ReactNode;
}

function Room({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden data-plain="" style={{ height }} /> : null;
}

/** The rows in view and a few around them, with the room of the others above and below. */
export function WindowedRows({ count, rowHeight: defaultRowHeight, renderRow }: WindowedRowsProps) {
  const { body, range, rowHeight } = useVisibleRange(count, defaultRowHeight);
  const end = Math.min(range.end, count);
  return (
    <tbody ref={body} {...tableRoles.group}>
      <Room height={range.first * rowHeight} />
      {Array.from({ length: Math.max(0, end - range.first) }, (_, index) => renderRow(range.first + index))}
      <Room height={(count - end) * rowHeight} />
    </tbody>
  );
}
