import { useEffect, useRef, useState } from 'react';

/** Tells whether an element's content is wider than the element, and keeps telling as either changes. */
export function useOverflow() {
  const scroller = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      const content = element.firstElementChild;
      setOverflows(content !== null && content.getBoundingClientRect().width > element.clientWidth + 1);
    });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return { scroller, overflows };
}
