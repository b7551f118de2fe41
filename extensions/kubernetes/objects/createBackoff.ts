/** The longest wait, in ms. A page of a cluster that works again shows it within about a minute. */
const LONGEST = 60_000;

/** Decides how long repeated requests wait. Those that failed wait longer each time, and not all at the same moment. */
export interface Backoff {
  /** Sends a request, and remembers whether it failed. Requests with the same key are repetitions of one. */
  run: <T>(key: string, send: () => Promise<T>, isFailure?: (result: T) => boolean) => Promise<T>;
  /** Returns the wait before the next request with a key, in ms. */
  read: (key: string) => number;
}

/**
 * Creates a backoff for requests that are repeated after an interval in ms.
 *
 * @param random a number from 0 to 1
 */
export function createBackoff(interval: number, random: () => number = Math.random): Backoff {
  const failed = new Map<string, { times: number; wait: number }>();
  const fail = (key: string): void => {
    const times = (failed.get(key)?.times ?? 0) + 1;
    const wait = Math.max(interval, Math.min(interval * 2 ** times, LONGEST));
    // Stays the same until the next request, because each change restarts the timer.
    failed.set(key, { times, wait: Math.round(wait * (1 + random() / 4)) });
  };
  return {
    read: (key) => failed.get(key)?.wait ?? interval,
    async run(key, send, isFailure = () => false) {
      try {
        const result = await send();
        if (isFailure(result)) fail(key);
        else failed.delete(key);
        return result;
      } catch (error) {
        fail(key);
        throw error;
      }
    },
  };
}
