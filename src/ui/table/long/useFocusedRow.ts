import { type RefObject, useEffect, useState } from 'react';

interface FocusedRow {
  key: string;
  index: number;
}

/**
 * Follows which row of a long table holds the focus, by its key: rows may be ordered anew meanwhile.
 * @returns its position now; undefined without a focus, or when the row is gone
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
      // Without a related target the window was left, and the focus comes back with it.
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
