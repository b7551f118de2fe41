import type { ErrorApi } from '#sdk';

/**
 * Creates a function that runs all loaders, once. Of several values with one key, the first is kept. What cannot be loaded is
 * reported, left out, and loaded again by the next call.
 */
export function createLoadEach<T>(
  loaders: ReadonlyArray<() => Promise<T>>,
  keyOf: (value: T) => string,
  errorApi: ErrorApi,
): () => Promise<readonly T[]> {
  let loaded: Promise<readonly T[]> | undefined;
  const load = async (): Promise<readonly T[]> => {
    const results = await Promise.allSettled(loaders.map(async (run) => run()));
    const byKey = new Map<string, T>();
    for (const result of results) {
      if (result.status === 'fulfilled') {
        if (!byKey.has(keyOf(result.value))) byKey.set(keyOf(result.value), result.value);
        continue;
      }
      loaded = undefined;
      const reason: unknown = result.reason;
      errorApi.post(reason instanceof Error ? reason : new Error(String(reason)));
    }
    return [...byKey.values()];
  };
  return () => (loaded ??= load());
}
