/** How long an answer is kept for those who come late with what it replaced. */
const KEPT_FOR = 10_000;

/** Runs the work, or gives the outcome of the same work that is under way or has just been done. */
export type SharedWork<T> = (key: string, work: () => Promise<T>) => Promise<T>;

/**
 * A refresh token is often good for one use. Tabs that use it at the same moment, and a page whose reload cut off the answer,
 * must not lose the session: for a few seconds the same token gets the same answer. Failures are not kept.
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
      () => (entry.until = now() + KEPT_FOR),
      () => shared.delete(key),
    );
    return entry.outcome;
  };
}
