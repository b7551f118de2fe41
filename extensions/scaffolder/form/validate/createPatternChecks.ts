/** Whether a value matches a pattern, or `slow` if that takes too long to find out. */
type PatternResult = boolean | 'slow';

/** Runs a pattern. Never blocks and never fails. */
export type RunPattern = (pattern: string, value: string) => Promise<PatternResult>;

/** The results of patterns, which are computed outside the page's thread. */
export interface PatternChecks {
  /** Returns the result, or `undefined` while it is computed. */
  read: (pattern: string, value: string) => PatternResult | undefined;
  /** Resolves when all results are known. */
  settle: () => Promise<void>;
  /** The number of results so far. Changes when there are new ones. */
  countResults: () => number;
  /** Calls `listener` after new results. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

const MAX_RESULTS = 1_000;

/** Creates a memory of pattern results. A value is only matched once. */
export function createPatternChecks(run: RunPattern): PatternChecks {
  const results = new Map<string, PatternResult>();
  const pending = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  let count = 0;

  async function compute(key: string, pattern: string, value: string): Promise<void> {
    const result = await run(pattern, value);
    if (results.size >= MAX_RESULTS) results.clear();
    results.set(key, result);
    pending.delete(key);
    count += 1;
    if (pending.size === 0) for (const listener of listeners) listener();
  }

  return {
    read(pattern, value) {
      const key = JSON.stringify([pattern, value]);
      const known = results.get(key);
      if (known === undefined && !pending.has(key)) pending.set(key, compute(key, pattern, value));
      return known;
    },
    async settle() {
      while (pending.size > 0) await Promise.all(pending.values());
    },
    countResults: () => count,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
