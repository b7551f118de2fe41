/** How long a result is kept for later requests with the same token. */
const RESULT_LIFETIME_MS = 10_000;

/** Runs the work, or returns the result of the same work that is in progress or has just finished. */
export type SharedWork<T> = (key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Deduplicates refreshes. A refresh token can often be used only once, but several tabs may use it at the same time,
 * and a page may reload before it gets the response. For a few seconds, the same token gets the same result. Failures
 * are not kept.
 */
export function createSharedWork<T>(now = () => Date.now()): SharedWork<T> {
  const shared = new Map<string, { outcome: Promise<T>; until: number }>();

  function forgetOld(): void {
    for (const [key, { until }] of shared) if (until < now()) shared.delete(key);
  }

  return (key, work) => {
    forgetOld();
    const known = shared.get(key);
    if (known) return known.outcome;
    const entry = { outcome: work(), until: Infinity };
    shared.set(key, entry);
    entry.outcome.then(
      () => (entry.until = now() + RESULT_LIFETIME_MS),
      () => shared.delete(key),
    );
    return entry.outcome;
  };
}
