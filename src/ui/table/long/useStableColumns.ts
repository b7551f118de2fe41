import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/**
 * Measures the columns of a long table once and fixes their widths. Otherwise, they would change with the rows in view during
 * scrolling. Measures them again when the width of the table or its columns change.
 *
 * @param key changes with the columns
 * @returns whether the columns are being measured
 */
export function useStableColumns(body: RefObject<HTMLTableSectionElement | null>, key: string): boolean {
  const [measuredFor, setMeasuredFor] = useState<string>();
  const measuring = measuredFor !== key;
  useLayoutEffect(() => {
    const table = body.current?.closest('table');
    if (!measuring || !table) return undefined;
    table.style.gridTemplateColumns = '';
    // Waits a frame: Chromium returns the old widths until the layout without fixed widths is done.
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
