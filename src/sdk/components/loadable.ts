import { createContext, use, useContext } from 'react';

/** Changes each time an error boundary is told to try again: what failed to load before is then loaded anew. */
export const AttemptContext = createContext<symbol>(Symbol('first attempt'));

/** Something that a component needs and that may first have to be loaded. */
export interface Loadable<T> {
  /** Gives the value; suspends while it is loaded and throws what the loader threw. */
  useValue(): T;
}

/**
 * Creates a loadable from a loader. The loader runs once, on the first drawing; one that answers at once never suspends. After
 * a failure it runs again when the error boundary around is retried.
 */
export function createLoadable<T>(loader: () => T | Promise<T>): Loadable<T> {
  let loaded: { value: T | Promise<T> } | undefined;
  let failedIn: symbol | undefined;
  let attempting: symbol | undefined;

  const start = (attempt: symbol) => {
    attempting = attempt;
    failedIn = undefined;
    const value = loader();
    loaded = { value };
    if (value instanceof Promise) {
      value.catch(() => {
        failedIn = attempting;
      });
    }
    return loaded;
  };
  return {
    useValue() {
      const attempt = useContext(AttemptContext);
      const isFresh = loaded !== undefined && (failedIn === undefined || failedIn === attempt);
      const { value } = isFresh && loaded ? loaded : start(attempt);
      return value instanceof Promise ? use(value) : value;
    },
  };
}
