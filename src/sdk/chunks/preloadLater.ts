import { afterPaint } from '../firstContent/afterPaint';
import { afterFirstContent } from '../firstContent/firstContent';

/**
 * Returns a function that loads code, and calls it when the page is shown and the browser is idle. Use it for code that the user
 * can need on the current page, such as a menu, so that it is there when the connection is lost.
 *
 * @example const loadExport = preloadLater(() => import('./exportEntities'));
 */
export function preloadLater<T>(load: () => Promise<T>): () => Promise<T> {
  void afterFirstContent(() =>
    // A failure is reported to the caller that needs the code.
    afterPaint(() => void load().catch(() => undefined)),
  );
  return load;
}
