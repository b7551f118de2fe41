import { type RefObject, useEffect } from 'react';

/** Calls `onEscape` when the user presses Escape inside a box, or while no element has the focus. */
export function useEscape(box: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const active = document.activeElement;
      if (active === null || active === document.body || box.current?.contains(active)) onEscape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [box, onEscape]);
}
