/** How many elements are changed at once. More would block a page with thousands of them. */
const BATCH = 100;

/**
 * Calls a function for each element: for the first ones at once, so that nothing changes after the first paint, and for the others
 * while the browser is idle.
 *
 * @returns stops, and undoes the calls with the functions that they returned
 */
export function forEachInBatches<T extends Element>(
  elements: Iterable<T>,
  change: (element: T) => (() => void) | undefined,
): () => void {
  const waiting = [...elements];
  const undo: Array<() => void> = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = (): void => {
    for (const element of waiting.splice(0, BATCH)) {
      const undoOne = change(element);
      if (undoOne) undo.push(undoOne);
    }
    timer = waiting.length > 0 ? setTimeout(next, 16) : undefined;
  };
  next();
  return () => {
    clearTimeout(timer);
    for (const undoOne of undo.toReversed()) undoOne();
  };
}
