import { type RefObject, useLayoutEffect, useState } from 'react';

const EDGE = 8;

/** Returns the top position of a panel next to its anchor, so that all of the panel is inside the window. */
export function usePanelPosition(
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): number {
  const [top, setTop] = useState(-9999);
  useLayoutEffect(() => {
    const put = (): void => {
      const wished = anchor.current?.getBoundingClientRect().top ?? 0;
      const room = window.innerHeight - (panel.current?.offsetHeight ?? 0) - EDGE;
      setTop(Math.max(EDGE, Math.min(wished, room)));
    };
    put();
    const observer = new ResizeObserver(put);
    if (panel.current) observer.observe(panel.current);
    addEventListener('resize', put);
    addEventListener('scroll', put, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('resize', put);
      removeEventListener('scroll', put, { capture: true });
    };
  }, [anchor, panel]);
  return top;
}
