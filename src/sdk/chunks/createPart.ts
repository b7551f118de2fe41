import { retryWhenReachable } from '../errors/whenReachable';

/** The state of a part of the page that is loaded on demand. It is missing before it is loaded, and while it is loaded again. */
export type PartState<T> = { is: 'missing' } | { is: 'loaded'; value: T } | { is: 'failed'; error: Error };

/** A part of the page that is loaded on demand. */
export interface Part<T> {
  /** Loads the part, if it is not loaded or loading. */
  load: () => Promise<void>;
  read: () => PartState<T>;
  subscribe: (listener: () => void) => () => void;
}

/** Creates a {@link Part}. If the connection is lost, it is loaded when the server responds again. */
export function createPart<T>(loader: () => Promise<T>): Part<T> {
  let state: PartState<T> = { is: 'missing' };
  let isLoading = false;
  const listeners = new Set<() => void>();
  const change = (next: PartState<T>) => {
    state = next;
    for (const listener of Array.from(listeners)) listener();
  };

  async function load(): Promise<void> {
    if (isLoading || state.is === 'loaded') return;
    isLoading = true;
    // The first load changes nothing on the page, so it is not rendered again.
    if (state.is === 'failed') change({ is: 'missing' });
    try {
      const value = await loader();
      isLoading = false;
      change({ is: 'loaded', value });
    } catch (thrown) {
      isLoading = false;
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      change({ is: 'failed', error });
      retryWhenReachable(error, load);
    }
  }

  return {
    load,
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
