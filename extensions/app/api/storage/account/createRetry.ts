const FIRST = 5_000;
const LONGEST = 5 * 60_000;

/** Tries something again after a failure, each time after a longer while. */
export interface Retry {
  /** It failed: it is tried again later, once. */
  later(): void;
  /** It worked: the next failure waits for a short while again. */
  calm(): void;
  stop(): void;
}

/** Creates the clock of what is tried again. */
export function createRetry(attempt: () => void): Retry {
  let wait = FIRST;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    later() {
      if (timer !== undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        attempt();
      }, wait);
      wait = Math.min(wait * 3, LONGEST);
    },
    calm() {
      wait = FIRST;
      stop();
    },
    stop,
  };
}
