import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the keyboard back when the panel goes: to the button that brings it back, or, once there is nothing to report, to
 * where the keyboard was before. Who is elsewhere by then stays there.
 */
export function useReturnFocus(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const handle = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    // With the panel goes the keyboard that was in it; a browser then puts it on the page as a whole.
    if (!isOpen && document.activeElement === document.body) {
      const target = handle.current ?? before.current;
      if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true });
    }
  }, [isOpen]);
  useEffect(() => {
    const note = () => {
      if (!document.activeElement?.closest('.report-panel')) before.current = document.activeElement;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  return handle;
}
