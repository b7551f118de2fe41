import { createContext, useContext } from 'react';

/** The attempt to draw that every boundary starts with. One for all, because React makes a suspended boundary anew. */
export const firstAttempt = Symbol('first attempt');

/** Changes each time an error boundary is told to try again: what failed to load before is then loaded anew. */
export const AttemptContext = createContext<symbol>(firstAttempt);

/** Something that a component needs and that may first have to be loaded. */
export interface Loadable<T> {
  /** Gives the value; suspends while it is loaded and throws what the loader threw. */
  useValue(): T;
  /** Begins to load, so that the value is there sooner when it is drawn. */
  preload(): void;
}

type LoadState<T> =
  | { is: 'loading'; promise: Promise<unknown> }
  | { is: 'loaded'; value: T }
  | { is: 'failed'; error: unknown; attempt: symbol | undefined };

/**
 * Creates a loadable from a loader. The loader runs once, on the first drawing or before; one that answers at once never
 * suspends. After a failure it runs again when the error boundary around is retried.
 */
export function createLoadable<T>(loader: () => T | Promise<T>): Loadable<T> {
  let state: LoadState<T> | undefined;

  const load = (attempt?: symbol): LoadState<T> => {
    try {
      const given = loader();
      if (!(given instanceof Promise)) return (state = { is: 'loaded', value: given });
      const promise = given.then(
        (value) => (state = { is: 'loaded', value }),
        (error: unknown) => (state = { is: 'failed', error, attempt }),
      );
      return (state = { is: 'loading', promise });
    } catch (error) {
      return (state = { is: 'failed', error, attempt });
    }
  };
  return {
    preload: () => {
      if (!state) load();
    },
    useValue: () => {
      const attempt = useContext(AttemptContext);
      const isStale = state?.is === 'failed' && state.attempt !== attempt;
      const current = state && !isStale ? state : load(attempt);
      if (current.is === 'loaded') return current.value;
      // A thrown promise is how React is told to wait. `use` would do the same, but not in a test that does not await `act`.
      throw current.is === 'loading' ? current.promise : current.error;
    },
  };
}
