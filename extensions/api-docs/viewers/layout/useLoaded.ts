import { startTransition, useEffect, useState } from 'react';

/** The state of a value that is being loaded. */
export type Loaded<T> = { is: 'loading' } | { is: 'loaded'; value: T } | { is: 'failed'; error: Error };

/**
 * Loads a value whenever the function changes. Pass a memoized function.
 *
 * @param keepsPrevious whether the previous value is returned until the next one is there
 * @param isSmall whether the value is shown at once. Otherwise it is rendered in steps, so that a large part does not block the page.
 */
export function useLoaded<T>(
  load: () => Promise<T>,
  { keepsPrevious = false, isSmall = false } = {},
): Loaded<T> {
  const [state, setState] = useState<{ load: () => Promise<T>; loaded: Loaded<T> }>();
  useEffect(() => {
    let isWanted = true;
    const settle = (loaded: Loaded<T>) => {
      if (!isWanted) return;
      if (isSmall) setState({ load, loaded });
      else startTransition(() => setState({ load, loaded }));
    };
    load().then(
      (value) => settle({ is: 'loaded', value }),
      (error: unknown) =>
        settle({ is: 'failed', error: error instanceof Error ? error : new Error(String(error)) }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, isSmall]);
  const isShown = state?.load === load || (keepsPrevious && state?.loaded.is === 'loaded');
  return isShown ? state.loaded : { is: 'loading' };
}
