import type { FocusEvent, PointerEvent } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The delays before opening and closing, in ms. */
export interface HoverDelays {
  open: number;
  close: number;
}

/**
 * Opens on hover and focus of an anchor, and closes on leave, Escape and scroll. Users can move the pointer into the floating
 * element (WCAG 1.4.13): spread `floating` on it. Touch does not open it.
 */
export function useHoverIntent(delays: HoverDelays) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { open: openDelay, close: closeDelay } = delays;
  const schedule = useCallback((next: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delay);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return undefined;
    const close = () => setOpen(false);
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', closeOnEscape);
    window.addEventListener('scroll', close, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      window.removeEventListener('scroll', close, { capture: true });
    };
  }, [open]);
  const leave = () => schedule(false, closeDelay);
  return {
    open,
    anchor: {
      onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && schedule(true, openDelay),
      onPointerLeave: leave,
      onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && schedule(true, openDelay),
      onBlur: leave,
      onPointerDown: () => schedule(false, 0),
    },
    floating: { onPointerEnter: () => schedule(true, 0), onPointerLeave: leave },
  };
}
