import { createContext, useContext, useState, useSyncExternalStore } from 'react';

/** The attempt to draw that every boundary starts with. One for all, because React makes a suspended boundary anew. */
export const firstAttempt = Symbol('first attempt');

/** Changes each time an error boundary is told to try again: what failed to load before is then loaded anew. */
export const AttemptContext = createContext<symbol>(firstAttempt);

/** What has become of the loading so far. */
export type LoadState<T> =
  | { is: 'loading'; promise: Promise<unknown> }
  | { is: 'loaded'; value: T }
  | { is: 'failed'; error: unknown; attempt: symbol | undefined };

/** Something that a component needs and that may first have to be loaded. */
export interface Loadable<T> {
  /** Begins to load where nothing was loaded before, or where it failed in another attempt, and says how it stands. */
  load: (attempt?: symbol) => LoadState<T>;
  /** Tells of the end of a load. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a loadable from a loader. The loader runs once, unless it fails; one that answers at once is never waited for. */
export function createLoadable<T>(loader: () => T | Promise<T>): Loadable<T> {
  let state: LoadState<T> | undefined;
  const listeners = new Set<() => void>();

  const settle = (next: LoadState<T>) => {
    state = next;
    for (const listener of Array.from(listeners)) listener();
  };
  const start = (attempt: symbol | undefined): LoadState<T> => {
    try {
      const given = loader();
      if (!(given instanceof Promise)) return { is: 'loaded', value: given };
      const promise = given.then(
        (value) => settle({ is: 'loaded', value }),
        (error: unknown) => settle({ is: 'failed', error, attempt }),
      );
      return { is: 'loading', promise };
    } catch (error) {
      return { is: 'failed', error, attempt };
    }
  };
  return {
    load: (attempt) => {
      if (!state || (state.is === 'failed' && state.attempt !== attempt)) state = start(attempt);
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Gives the value of a loadable; suspends while it is loaded and throws what the loader threw. */
export function useLoadable<T>(loadable: Loadable<T>): T {
  const state = loadable.load(useContext(AttemptContext));
  if (state.is === 'loaded') return state.value;
  // A thrown promise is how React is told to wait. `use` would do the same, but not in a test that does not await `act`.
  throw state.is === 'loading' ? state.promise : state.error;
}

/**
 * Gives the value of a loadable as soon as it is there, `undefined` before, and throws what the loader threw. It does not
 * suspend: React holds back what was suspended for 300 ms after its fallback showed, which is longer than most loads take.
 * Where another loadable takes the place of one, the former value stays until the new one is there.
 */
export function useLoaded<T>(loadable: Loadable<T>): T | undefined {
  const attempt = useContext(AttemptContext);
  const state = useSyncExternalStore(loadable.subscribe, () => loadable.load(attempt));
  const [latest, setLatest] = useState(state);
  if (state.is === 'failed') throw state.error;
  if (state.is === 'loaded' && state !== latest) setLatest(state);
  const shown = state.is === 'loaded' ? state : latest;
  return shown.is === 'loaded' ? shown.value : undefined;
}
