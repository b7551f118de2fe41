import { useSyncExternalStore } from 'react';
import { ResponseError } from '#sdk';
import type { SearchApi } from '../api/SearchApi';

/** The APIs whose backend has no search. They are not asked again until the page is reloaded. */
const missing = new WeakSet<SearchApi>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether the backend has no search, and a function that notices it when a request fails. */
export function useMissingBackend(api: SearchApi) {
  const isMissing = useSyncExternalStore(subscribe, () => missing.has(api));
  return { isMissing, watch: <T>(answer: Promise<T>) => watchAnswer(api, answer) };
}

async function watchAnswer<T>(api: SearchApi, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isMissingPlugin(error) && !missing.has(api)) {
      missing.add(api);
      for (const listener of Array.from(listeners)) listener();
    }
    throw error;
  }
}

/** Whether an error says that the backend has no search: a 404 without an error in its body. */
function isMissingPlugin(error: unknown): boolean {
  return error instanceof ResponseError && error.status === 404 && error.errorName === undefined;
}
