/** Tracks when the first content of the app is painted. */
export interface FirstContent {
  /** Resolves when the first content is painted. */
  readonly painted: Promise<void>;
  /** Reports that the first content is in the document, even if placeholders remain. */
  markShown: () => void;
  /** Reports that the app is in the document. Placeholders must call `hold` before. */
  markMounted: () => void;
  /** Reports that a placeholder is shown, until the returned function is called. */
  hold: () => () => void;
}

/**
 * Creates a {@link FirstContent}. If no component reports content, the content counts as shown when the app is mounted without
 * placeholders. `afterPaint` runs a function after the browser has painted the document.
 */
export function createFirstContent(afterPaint: (run: () => void) => void): FirstContent {
  let isMounted = false;
  let placeholders = 0;
  let resolve = (): void => undefined;
  const painted = new Promise<void>((settle) => (resolve = settle));
  const isComplete = (): boolean => isMounted && placeholders === 0;

  function check(): void {
    // The content that replaces a placeholder can contain another one.
    if (isComplete()) afterPaint(() => isComplete() && resolve());
  }

  return {
    painted,
    markShown: () => afterPaint(resolve),
    markMounted() {
      isMounted = true;
      check();
    },
    hold() {
      placeholders += 1;
      return () => {
        placeholders -= 1;
        check();
      };
    },
  };
}
