/** A value that is valid until a time. */
export interface Expiring<Value> {
  value: Value;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Keeps values until shortly before they expire. */
export interface TokenCache {
  /** Returns the kept value, or loads it. Concurrent calls load it once. Failures are not kept. */
  load<Value>(key: string, load: () => Promise<Expiring<Value>>): Promise<Value>;
}

/** So that a token does not expire on its way. */
const MARGIN = 5 * 60 * 1000;

/** Creates an empty cache. */
export function createTokenCache(now: () => number = Date.now): TokenCache {
  const kept = new Map<string, Promise<Expiring<unknown>>>();
  return {
    async load<Value>(key: string, load: () => Promise<Expiring<Value>>): Promise<Value> {
      const drop = (stale: Promise<unknown>): void => {
        if (kept.get(key) === stale) kept.delete(key);
      };
      // After the wait, another call may have started to load.
      for (let known = kept.get(key); known; known = kept.get(key)) {
        const { value, expiresAt } = (await known) as Expiring<Value>;
        if (expiresAt - MARGIN > now()) return value;
        drop(known);
      }
      const loading = load();
      kept.set(key, loading);
      loading.catch(() => drop(loading));
      return (await loading).value;
    },
  };
}
