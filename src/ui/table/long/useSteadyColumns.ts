import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/**
 * Measures the columns of a long table once and keeps them: by the rows in view alone, they would move while it scrolls. Measures
 * anew when its width or its columns change.
 * @param key changes with the columns
 * @returns whether the columns are being measured now
 */
export function useSteadyColumns(body: RefObject<HTMLTableSectionElement | null>, key: string): boolean {
  const [measuredFor, setMeasuredFor] = useState<string>();
  const measuring = measuredFor !== key;
  useLayoutEffect(() => {
    const table = body.current?.closest('table');
    if (!measuring || !table) return undefined;
    table.style.gridTemplateColumns = '';
    // A frame later: until columns of fixed widths were laid out anew, Chromium gives what they were before.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        table.style.gridTemplateColumns = getComputedStyle(table).gridTemplateColumns;
        setMeasuredFor(key);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [body, key, measuring]);
  useEffect(() => {
    const table = body.current?.closest('table');
    const room = table?.parentElement;
    if (!table || !room) return undefined;
    let width = room.clientWidth;
    const observer = new ResizeObserver(() => {
      if (room.clientWidth === width) return;
      width = room.clientWidth;
      setMeasuredFor(undefined);
    });
    observer.observe(room);
    return () => {
      observer.disconnect();
      table.style.gridTemplateColumns = '';
    };
  }, [body]);
  return measuring;
}
