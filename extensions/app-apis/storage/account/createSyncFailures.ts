/** The problems that sync can have. */
export type SyncFailure = 'unread' | 'unsaved' | 'refused';

/** The problems that the user has been notified of. */
export interface SyncFailures {
  /** Reports a problem, unless it is already reported and not resolved. */
  report(failure: SyncFailure, thrown: unknown): void;
  resolve(failure: SyncFailure): void;
}

/** Creates the record of sync problems. Reports nothing after `signal` is aborted. */
export function createSyncFailures(
  notify: (failure: SyncFailure, error: Error) => void,
  signal: AbortSignal,
): SyncFailures {
  const reported = new Set<SyncFailure>();
  return {
    report(failure, thrown) {
      if (!reported.has(failure) && !signal.aborted) notify(failure, asError(thrown));
      reported.add(failure);
    },
    resolve: (failure) => void reported.delete(failure),
  };
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
