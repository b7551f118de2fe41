import { useEffect } from 'react';
import { afterPaint } from './afterPaint';
import { createFirstContent } from './createFirstContent';

/** One per document, because the first paint happens once. */
const firstContent = createFirstContent(afterPaint);

/**
 * Loads code that the first content of the page does not need, after that content is painted. Later calls load immediately. Don't
 * use it for code that the user waits for.
 *
 * @example const ListTools = lazyPart(() => afterFirstContent(async () => (await import('./ListTools')).ListTools));
 */
export async function afterFirstContent<T>(load: () => T | Promise<T>): Promise<T> {
  await firstContent.painted;
  return load();
}

/** Marks a component as a placeholder. While it is mounted, the first content of the page is pending. */
export function useContentPending(): void {
  useEffect(() => firstContent.hold(), []);
}

/** Marks the first content of a page, such as the rows of a table. It counts once `isShown` is true. */
export function useContentShown(isShown: boolean): void {
  useEffect(() => {
    if (isShown) firstContent.markShown();
  }, [isShown]);
}

/** Marks the root of the app. If `isMounted` is true, everything inside is mounted or has a placeholder. */
export function useContentMounted(isMounted: boolean): void {
  useEffect(() => {
    if (!isMounted) return undefined;
    firstContent.markMounted();
    // Once the user interacts, don't wait any longer. A request may never complete.
    const stop = new AbortController();
    for (const input of ['pointerdown', 'keydown'])
      addEventListener(input, firstContent.markShown, { once: true, capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [isMounted]);
}
