import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createEvenRows, resolveRowRange, type RowRange } from '../../headless/rowRange';

const around = 12;

/**
 * Tracks which rows of a table body are in view, for any scrolling element. All rows have the same height, so only the first is
 * measured (decision 019).
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
      // The row height depends on the font size and zoom of the browser.
      const measured = body.current.querySelector('tr[aria-rowindex]')?.getBoundingClientRect().height;
      const height = measured === undefined || measured === 0 ? defaultRowHeight : measured;
      const { top } = body.current.getBoundingClientRect();
      const view = { rowHeight: height, top: -top, height: window.innerHeight, around };
      const next = resolveRowRange(createEvenRows(count), view);
      setRowHeight(height);
      setRange((shown) => (shown.first === next.first && shown.end === next.end ? shown : next));
    };
    update();
    // Renders in the same frame as the scroll event, so that no empty rows are visible.
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
