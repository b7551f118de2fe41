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
      if (!line) return;
      const style = getComputedStyle(line);
      const room =
        line.clientWidth - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd);
      setColumns(Math.max(10, Math.floor(room / characterWidth(style)) || 80));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Another type came first, of another width, if the log's own was still loading.
    document.fonts?.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', measure);
    };
  }, [scroller, wrap]);
  return wrap ? columns : undefined;
}

function characterWidth(style: CSSStyleDeclaration): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 8;
  // The shorthand is empty where it cannot say everything, as with features of a type.
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  return context.measureText('0'.repeat(100)).width / 100 || 8;
}
