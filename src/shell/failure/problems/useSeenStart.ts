import { type RefObject, useLayoutEffect } from 'react';

const AROUND = 32;

/** Scrolls a box of long lines sideways as far as needed for what is meant in it to be seen. */
export function useSeenStart(box: RefObject<HTMLElement | null>, meant: string): void {
  useLayoutEffect(() => {
    const element = box.current?.querySelector<HTMLElement>(meant);
    if (!box.current || !element) return;
    const end = element.offsetLeft + element.offsetWidth + AROUND;
    // The beginning of what is meant matters more than its end.
    const furthest = Math.max(0, element.offsetLeft - AROUND);
    box.current.scrollTo({ left: Math.min(furthest, Math.max(0, end - box.current.clientWidth)) });
  }, [box, meant]);
}
