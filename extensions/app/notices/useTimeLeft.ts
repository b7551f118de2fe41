import { useEffect, useRef, useState } from 'react';

/** The longest delay of a timer: about 24 days, in ms. A timer with a longer delay fires immediately. */
const LONGEST = 2 ** 31 - 1;

/**
 * Calls `onEnd` after a timeout, which pauses while the pointer or focus is on the element with the returned handlers.
 * Without a timeout, `onEnd` is not called.
 */
export function useTimeLeft(milliseconds: number | undefined, onEnd: () => void) {
  // Separate states: focus may leave while the pointer stays.
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
