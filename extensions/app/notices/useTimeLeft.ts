import { useEffect, useRef, useState } from 'react';

/** Timers that are set for longer go off at once. 24 days, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/**
 * Calls `onEnd` after a time, which stands still while the pointer or the keyboard is on the element that takes the
 * returned handlers. Without a time it never ends.
 */
export function useTimeLeft(milliseconds: number | undefined, onEnd: () => void) {
  // Each by itself: the focus may leave what the pointer still rests on.
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointedAt || isFocused;
  const left = useRef(milliseconds);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);

  useEffect(() => {
    if (isHeld || left.current === undefined) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => end.current(), Math.min(LONGEST, left.current));
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, (left.current ?? 0) - (Date.now() - startedAt));
    };
  }, [isHeld]);

  return {
    onPointerEnter: () => setPointedAt(true),
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
