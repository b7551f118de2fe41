const FIRST = 5_000;
const LONGEST = 5 * 60_000;

/** Retries after failures with increasing delays. */
export interface Retry {
  /** Schedules one retry after a failure. */
  schedule(): void;
  /** Resets the delay after a success. */
  reset(): void;
  stop(): void;
}

/** Creates a retry timer. */
export function createRetry(attempt: () => void): Retry {
  let wait = FIRST;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    schedule() {
      if (timer !== undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        attempt();
      }, wait);
      wait = Math.min(wait * 3, LONGEST);
    },
    reset() {
      wait = FIRST;
      stop();
    },
    stop,
  };
}
