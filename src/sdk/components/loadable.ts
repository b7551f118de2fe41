import { createContext, useContext, useState, useSyncExternalStore } from 'react';

/** The initial attempt of all boundaries. It is shared, because React recreates suspended boundaries. */
export const firstAttempt = Symbol('first attempt');

/** Changes when the user retries in an error boundary. Failed loads then start again. */
export const AttemptContext = createContext<symbol>(firstAttempt);

/** The state of a load. */
export type LoadState<T> =
  | { is: 'loading'; promise: Promise<unknown> }
  | { is: 'loaded'; value: T }
  | { is: 'failed'; error: unknown; attempt: symbol | undefined };

/** A value that may have to be loaded before a component can use it. */
export interface Loadable<T> {
  /** Starts loading if it has not started yet, or if it failed in another attempt. Returns the state. */
  load: (attempt?: symbol) => LoadState<T>;
  /** Calls `listener` when a load ends. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a loadable from a loader. The loader runs once unless it fails. A synchronous value is available immediately. */
export function createLoadable<T>(loader: () => T | Promise<T>): Loadable<T> {
  let state: LoadState<T> | undefined;
  const listeners = new Set<() => void>();

  const settle = (next: LoadState<T>) => {
    state = next;
    for (const listener of Array.from(listeners)) listener();
  };
  const start = (attempt: symbol | undefined): LoadState<T> => {
    try {
      const result = loader();
      if (!(result instanceof Promise)) return { is: 'loaded', value: result };
      const promise = result.then(
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

/** Returns the value of a loadable. Suspends while it loads, and throws the loader's error. */
export function useLoadable<T>(loadable: Loadable<T>): T {
  const state = loadable.load(useContext(AttemptContext));
  if (state.is === 'loaded') return state.value;
  // React suspends on a thrown promise. `use` does the same, but fails in tests that do not await `act`.
  throw state.is === 'loading' ? state.promise : state.error;
}

/**
 * Returns the value of a loadable, or `undefined` while it loads, and throws the loader's error. Does not suspend, because React
 * delays suspended content until 300 ms after the fallback, which is longer than most loads. When the loadable changes, the
 * previous value is returned until the new one is loaded.
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
