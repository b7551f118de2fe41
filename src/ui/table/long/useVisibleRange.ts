import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowRange } from './visibleRange';
import { resolveVisibleRange } from './visibleRange';

const around = 12;

/**
 * Follows which rows of a table body are in the window, whichever element scrolls. Rows are of one height by design, so a
 * division does what a measuring virtualiser would.
 */
export function useVisibleRange(
  body: RefObject<HTMLTableSectionElement | null>,
  count: number,
  defaultRowHeight: number,
) {
  const [range, setRange] = useState<RowRange>({ first: 0, end: Math.min(count, 40) });
  const [rowHeight, setRowHeight] = useState(defaultRowHeight);
  useEffect(() => {
    const update = () => {
      if (!body.current) return;
      // The reader's font size and zoom decide how high a row really is.
      const measured = body.current.querySelector('tr[aria-rowindex]')?.getBoundingClientRect().height;
      const height = measured === undefined || measured === 0 ? defaultRowHeight : measured;
      const { top } = body.current.getBoundingClientRect();
      const next = resolveVisibleRange(count, height, top, window.innerHeight, around);
      setRowHeight(height);
      setRange((shown) => (shown.first === next.first && shown.end === next.end ? shown : next));
    };
    update();
    // In the frame that scrolls, not in the one after: no row comes into view empty.
    const follow = () => flushSync(update);
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', update);
    return () => {
      document.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', update);
    };
  }, [body, count, defaultRowHeight]);
  return { range, rowHeight };
}
