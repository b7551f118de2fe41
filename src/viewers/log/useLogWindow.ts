import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { codeLineHeight } from '../code/codeStyles';
import { createRowCache, resolveLogWindow, resolveScrollTop } from './logRows';

/** Options of {@link useLogWindow}. */
export interface LogWindowOptions {
  scroller: RefObject<HTMLDivElement | null>;
  lines: readonly string[];
  wrap: boolean;
  height: number;
  isLive: boolean;
}

/** The distance from the end, in px, within which scrolling down makes the log follow new lines. */
const FOLLOW_DISTANCE = 2 * codeLineHeight;

/** Tracks the visible lines of a log, and scrolls to new lines until the user scrolls up. */
export function useLogWindow({ scroller, lines, wrap, height, isLive }: LogWindowOptions) {
  const [scrollTop, setScrollTop] = useState(0);
  const lastTop = useRef(0);
  const [isFollowing, setFollowing] = useState(isLive);
  const columns = useColumns(scroller, wrap);
  const [rowCache] = useState(createRowCache);
  const rows = rowCache(lines, columns);
  const [, setMeasured] = useState(0);
  useEffect(() => {
    if (rows.measured === lines.length) return undefined;
    const timer = setTimeout(() => setMeasured(rows.measured));
    return () => clearTimeout(timer);
  }, [rows, lines]);
  useLayoutEffect(() => {
    // The browser limits the position to the end of the log.
    if (isFollowing) scroller.current?.scrollTo({ top: rows.count * codeLineHeight });
  }, [scroller, isFollowing, rows]);
  const showLine = (line: number): void => {
    setFollowing(false);
    scroller.current?.scrollTo({ top: resolveScrollTop(rows, codeLineHeight, line, height) });
  };
  const onScroll = (element: HTMLElement): void => {
    const isUp = element.scrollTop < lastTop.current;
    lastTop.current = element.scrollTop;
    setScrollTop(element.scrollTop);
    if (!isLive) return;
    const distance = element.scrollHeight - element.clientHeight - element.scrollTop;
    // A log that becomes shorter moves up too, but stays at its end.
    if (isUp && distance > 1) setFollowing(false);
    else if (!isUp && distance <= FOLLOW_DISTANCE) setFollowing(true);
  };
  /** Stops following before the first scroll event. A new line would move the target of the scrolling. */
  const onScrollUp = (): void => {
    if (isLive && lastTop.current > 0) setFollowing(false);
  };
  const shown = resolveLogWindow(rows, codeLineHeight, scrollTop, height);
  return { rows, shown, onScroll, onScrollUp, showLine, isFollowing, setFollowing };
}

/** Returns the number of characters per row, or undefined if lines don't wrap. */
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
    // While the font was loading, a fallback font with another width was used.
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
  // The `font` shorthand is empty if it cannot represent all properties, such as font features.
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  return context.measureText('0'.repeat(100)).width / 100 || 8;
}
