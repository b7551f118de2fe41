import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { height } from '../theme/scale';

/** Props of {@link VirtualRows}. */
export interface VirtualRowsProps {
  count: number;
  columns: number;
  /** Draws the row at a position. */
  renderRow: (index: number) => ReactNode;
  dense: boolean;
}

function Spacer({ columns, size }: { columns: number; size: number }) {
  if (size <= 0) return null;
  return (
    <tr aria-hidden data-plain="">
      <td colSpan={columns} style={{ height: size, padding: 0, border: 0 }} />
    </tr>
  );
}

/** The rows in view and a few around them, with the room of the others above and below. */
export function VirtualRows({ count, columns, renderRow, dense }: VirtualRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    if (body.current) setScrollMargin(body.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => (dense ? height.rowCompact : height.row),
    overscan: 12,
    scrollMargin,
  });
  const shown = virtualizer.getVirtualItems();
  const before = (shown[0]?.start ?? scrollMargin) - scrollMargin;
  const after = virtualizer.getTotalSize() - ((shown.at(-1)?.end ?? scrollMargin) - scrollMargin);
  return (
    <tbody ref={body}>
      <Spacer columns={columns} size={before} />
      {shown.map(({ index }) => renderRow(index))}
      <Spacer columns={columns} size={after} />
    </tbody>
  );
}
