import { type RefObject, useEffect, useRef } from 'react';

/**
 * Restores the focus when the panel closes: to the button that opens it, or, if the report is gone, to the element that had the
 * focus before. Leaves the focus alone if the user has moved it.
 */
export function useReturnFocus(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const handle = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    // When the panel is removed, the browser moves its focus to the body.
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
