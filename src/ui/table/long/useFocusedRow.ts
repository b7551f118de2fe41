import { type RefObject, useEffect, useState } from 'react';

interface FocusedRow {
  key: string;
  index: number;
}

/**
 * Tracks the focused row of a long table by its key, because the rows may be sorted in the meantime.
 *
 * @returns its current position, or undefined if there is no focus or the row was removed
 */
export function useFocusedRow(
  body: RefObject<HTMLTableSectionElement | null>,
  count: number,
  keyOf: (index: number) => string,
): number | undefined {
  const [focused, setFocused] = useState<FocusedRow>();
  useEffect(() => {
    const element = body.current;
    const enter = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('tr') : null;
      const index = Number(row?.getAttribute('aria-rowindex')) - 2;
      if (index >= 0) setFocused({ key: keyOf(index), index });
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      // Without a related target, the window lost the focus and will restore it.
      if (relatedTarget instanceof Node && !element?.contains(relatedTarget)) setFocused(undefined);
    };
    element?.addEventListener('focusin', enter);
    element?.addEventListener('focusout', leave);
    return () => {
      element?.removeEventListener('focusin', enter);
      element?.removeEventListener('focusout', leave);
    };
  }, [body, keyOf]);
  return focused && findRow(count, keyOf, focused);
}

function findRow(
  count: number,
  keyOf: (index: number) => string,
  { key, index }: FocusedRow,
): number | undefined {
  if (index < count && keyOf(index) === key) return index;
  for (let other = 0; other < count; other += 1) if (keyOf(other) === key) return other;
  return undefined;
}
