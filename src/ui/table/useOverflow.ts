import { useCallback, useState } from 'react';

function isOverflowing(element: Element): boolean {
  const content = element.firstElementChild;
  return content !== null && content.scrollWidth > element.clientWidth + 1;
}

/** Tracks whether the first child of an element is wider than the element. */
export function useOverflow() {
  const [overflows, setOverflows] = useState(false);
  const scroller = useCallback((element: HTMLDivElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setOverflows(isOverflowing(element)));
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return { scroller, overflows };
}
