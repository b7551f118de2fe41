import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createEvenRows, resolveRowRange, type RowRange } from '#ui/headless';

/** Tracks which rows of a scrolling list are in view. All rows have the same height. */
export function useScrolledRows(
  scroll: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): RowRange {
  const [range, setRange] = useState<RowRange>({ first: 0, end: 40 });
  useEffect(() => {
    const box = scroll.current;
    if (!box) return undefined;
    const update = () => {
      const view = { rowHeight, top: box.scrollTop, height: box.clientHeight, around: 10 };
      const next = resolveRowRange(createEvenRows(count), view);
      setRange((shown) => (shown.first === next.first && shown.end === next.end ? shown : next));
    };
    update();
    // Renders in the same frame as the scroll event, so that no empty rows are visible.
    const follow = () => flushSync(update);
    box.addEventListener('scroll', follow, { passive: true });
    const observer = new ResizeObserver(update);
    observer.observe(box);
    return () => {
      box.removeEventListener('scroll', follow);
      observer.disconnect();
    };
  }, [scroll, count, rowHeight]);
  return range;
}
