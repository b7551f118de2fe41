import { useEffect, useRef, useState } from 'react';

/**
 * Calls `onEnd` after a time, which stands still while the pointer or the keyboard is on the element that takes the
 * returned handlers. Without a time it never ends.
 */
export function useTimeLeft(milliseconds: number | undefined, onEnd: () => void) {
  const [held, setHeld] = useState(false);
  const left = useRef(milliseconds);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);

  useEffect(() => {
    if (held || left.current === undefined) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, (left.current ?? 0) - (Date.now() - startedAt));
    };
  }, [held]);

  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
}
