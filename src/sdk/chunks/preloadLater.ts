import { afterPaint, whenIdle } from '../firstContent/afterPaint';
import { afterFirstContent } from '../firstContent/firstContent';

/** Settles when all that was to be loaded is loaded. */
let queue: Promise<void> | undefined;

/**
 * Returns a function that loads code, and calls it when the page is shown and the browser is idle. Use it for code that the user
 * can need on the current page, such as a menu, so that it is there when the connection is lost. It loads one after another, so
 * that what the user opens meanwhile does not wait for all of it.
 *
 * @example const loadExport = preloadLater(() => import('./exportEntities'));
 */
export function preloadLater<T>(load: () => Promise<T>): () => Promise<T> {
  const next = (): Promise<void> =>
    new Promise((done) => {
      const settle = (): void => done();
      // A failure is reported to the caller that needs the code.
      whenIdle(() => void load().then(settle, settle));
    });
  queue = (queue ?? afterFirstContent(() => new Promise<void>(afterPaint))).then(next);
  return load;
}
