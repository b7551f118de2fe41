import { startTransition, useEffect, useState } from 'react';

/**
 * Returns how many items of a long list to render: a few at first, and more whenever the page is idle, so that no step blocks it.
 *
 * @param atLeast rendered immediately, such as an item to scroll to
 * @param step the number of items that are rendered at once
 */
export function useProgressiveCount(count: number, atLeast = 0, step = 10): number {
  const [rendered, setRendered] = useState(step);
  const shown = Math.min(count, Math.max(rendered, atLeast));
  useEffect(() => {
    if (shown >= count) return undefined;
    const timer = setTimeout(() => startTransition(() => setRendered(shown + step)));
    return () => clearTimeout(timer);
  }, [shown, count, step]);
  return shown;
}
