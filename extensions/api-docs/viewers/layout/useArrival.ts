import { type RefObject, useEffect, useRef } from 'react';

/** Brings the heading of a page into view and moves the focus there, unless it is the first page that is shown without a link to it. */
export function useArrival(key: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const element = heading.current;
    if (key === undefined || !element) return;
    const { top } = element.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight / 2) element.scrollIntoView({ block: 'start' });
  }, [key]);
  return heading;
}
