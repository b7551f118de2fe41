import { type RefObject, useEffect } from 'react';
import { findTypedField, isOver } from './typing';

/** Calls `onCover` when the user focuses a field that a box covers. */
export function useYieldToTyping(box: RefObject<HTMLElement | null>, onCover: () => void): void {
  useEffect(() => {
    const look = () => {
      const field = findTypedField();
      const covering = box.current;
      if (!field || !covering || covering.contains(field)) return;
      if (isOver(covering.getBoundingClientRect(), field.getBoundingClientRect())) onCover();
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [box, onCover]);
}
