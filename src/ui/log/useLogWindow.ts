import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { codeLineHeight } from '../code/codeStyles';
import { createRowKeeper, resolveLogWindow, scrollTopOf } from './logRows';

/** What {@link useLogWindow} follows. */
export interface LogWindowOptions {
  scroller: RefObject<HTMLDivElement | null>;
  lines: readonly string[];
  wrap: boolean;
  height: number;
  isLive: boolean;
}

/** Nearer to the end than this, the end is what somebody looks at. In px. */
const NEAR = 2 * codeLineHeight;

/** Follows which lines of a log are seen, and keeps to its end while lines come and nobody scrolls up. */
export function useLogWindow({ scroller, lines, wrap, height, isLive }: LogWindowOptions) {
  const [scrollTop, setScrollTop] = useState(0);
  const [isFollowing, setFollowing] = useState(isLive);
  const columns = useColumns(scroller, wrap);
  const [keeper] = useState(createRowKeeper);
  const rows = useMemo(() => keeper(lines, columns), [keeper, lines, columns]);
  useLayoutEffect(() => {
    // Further than the end there is nothing, so every line that comes leads there.
    if (isFollowing) scroller.current?.scrollTo({ top: rows.count * codeLineHeight });
  }, [scroller, isFollowing, rows]);
  const showLine = (line: number): void => {
    setFollowing(false);
    scroller.current?.scrollTo({ top: scrollTopOf(rows, codeLineHeight, line, height) });
  };
  const onScroll = (element: HTMLElement): void => {
    setScrollTop(element.scrollTop);
    if (isLive) setFollowing(element.scrollTop + element.clientHeight >= element.scrollHeight - NEAR);
  };
  const shown = resolveLogWindow(rows, codeLineHeight, scrollTop, height);
  return { rows, shown, onScroll, showLine, isFollowing, setFollowing };
}

/** How many characters fit in a row; undefined where lines are not wrapped. */
function useColumns(scroller: RefObject<HTMLDivElement | null>, wrap: boolean): number | undefined {
  const [columns, setColumns] = useState<number>();
  useEffect(() => {
    const element = scroller.current;
    if (!wrap || !element) return undefined;
    const measure = (): void => {
      const line = element.querySelector<HTMLElement>('[data-line]');
      const style = line && getComputedStyle(line);
      const room =
        line && style
          ? line.clientWidth - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd)
          : 0;
      setColumns(Math.max(10, Math.floor(room / characterWidth(element)) || 80));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, wrap]);
  return wrap ? columns : undefined;
}

function characterWidth(element: HTMLElement): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 8;
  context.font = getComputedStyle(element).font;
  return context.measureText('0'.repeat(100)).width / 100 || 8;
}
