import type { FocusEvent, PointerEvent } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';

/** How long the pointer must rest before something opens, and how long it may be gone before it closes, in ms. */
export interface HoverDelays {
  open: number;
  close: number;
}

/**
 * Opens after resting on or focusing an anchor, and closes on leaving, on Escape and on scrolling. What it opened may be
 * entered with the pointer (WCAG 1.4.13): spread `floating` on it. Touch opens nothing.
 */
export function useHoverIntent(delays: HoverDelays) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { open: openDelay, close: closeDelay } = delays;
  const plan = useCallback((next: boolean, delay: number) => {
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
  const leave = () => plan(false, closeDelay);
  return {
    open,
    anchor: {
      onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && plan(true, openDelay),
      onPointerLeave: leave,
      onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && plan(true, openDelay),
      onBlur: leave,
      onPointerDown: () => plan(false, 0),
    },
    floating: { onPointerEnter: () => plan(true, 0), onPointerLeave: leave },
  };
}
