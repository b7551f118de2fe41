import { type RefObject, useLayoutEffect } from 'react';

const MARGIN = 32;

/** Scrolls a box with long lines horizontally until the element that matches `selector` is visible. */
export function useScrollToMatch(box: RefObject<HTMLElement | null>, selector: string): void {
  useLayoutEffect(() => {
    const element = box.current?.querySelector<HTMLElement>(selector);
    if (!box.current || !element) return;
    const end = element.offsetLeft + element.offsetWidth + MARGIN;
    // If the element is wider than the box, show its start.
    const furthest = Math.max(0, element.offsetLeft - MARGIN);
    box.current.scrollTo({ left: Math.min(furthest, Math.max(0, end - box.current.clientWidth)) });
  }, [box, selector]);
}
