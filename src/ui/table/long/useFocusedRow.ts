import { type RefObject, useEffect, useState } from 'react';
import type { LongRows } from './renderedRows';

/** A focused row, and where it was at that time. */
export interface FocusedRow {
  key: string;
  index: number;
}

/** Tracks the focused row of a long table by its key, because the rows may be sorted in the meantime. */
export function useFocusedRow(
  body: RefObject<HTMLTableSectionElement | null>,
  rows: RefObject<LongRows>,
): FocusedRow | undefined {
  const [focused, setFocused] = useState<FocusedRow>();
  useEffect(() => {
    const element = body.current;
    const follow = (target: EventTarget | null) => {
      const row = target instanceof Element ? target.closest('tr') : null;
      const index = Number(row?.getAttribute('aria-rowindex')) - 2;
      if (index >= 0 && index < rows.current.count) setFocused({ key: rows.current.keyOf(index), index });
    };
    const enter = ({ target }: FocusEvent) => follow(target);
    const leave = ({ relatedTarget }: FocusEvent) => {
      // Without a related target, the window lost the focus and will restore it.
      if (relatedTarget instanceof Node && !element?.contains(relatedTarget)) setFocused(undefined);
    };
    // The user can focus a row before this code is loaded.
    if (element?.contains(document.activeElement)) follow(document.activeElement);
    element?.addEventListener('focusin', enter);
    element?.addEventListener('focusout', leave);
    return () => {
      element?.removeEventListener('focusin', enter);
      element?.removeEventListener('focusout', leave);
    };
  }, [body, rows]);
  return focused;
}

/** Returns the current position of a focused row, or undefined if the row was removed. */
export function resolveFocusedRow(
  { count, keyOf }: Pick<LongRows, 'count' | 'keyOf'>,
  { key, index }: FocusedRow,
): number | undefined {
  if (index < count && keyOf(index) === key) return index;
  for (let other = 0; other < count; other += 1) if (keyOf(other) === key) return other;
  return undefined;
}
