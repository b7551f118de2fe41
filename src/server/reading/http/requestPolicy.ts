import type { Clock } from './clock';

const MINUTE = 60_000;
const FIRST_DELAY = 100;
const MAX_DELAY = 10_000;

/** How requests to one entry of `integrations` are limited and repeated. */
export interface RequestPolicy {
  /** How often a request is repeated. */
  maxRetries: number;
  /** The statuses of responses whose requests are repeated. */
  retryStatusCodes: readonly number[];
  /** The most requests in a minute. Infinity for no limit. */
  maxRequestsPerMinute: number;
}

/** Returns how long to wait before a request is repeated, if the response does not report it. Each wait is twice as long. */
export function findRetryDelay(repeated: number): number {
  return Math.min(FIRST_DELAY * 2 ** repeated, MAX_DELAY);
}

/** Delays requests, so that no minute has more than the policy allows. */
export type Throttle = (key: string, policy: RequestPolicy, signal: AbortSignal) => Promise<void>;

/** Creates a throttle, which remembers the requests of a minute. */
export function createThrottle({ now, wait }: Clock): Throttle {
  const started = new Map<string, number[]>();
  return async (key, { maxRequestsPerMinute: most }, signal) => {
    if (most < 1 || most === Infinity) return;
    const times = (started.get(key) ?? []).filter((time) => time > now() - MINUTE);
    // A request takes its time before it waits for it, so that the next one takes a later time.
    const start = Math.max(now(), (times.at(-Math.floor(most)) ?? -Infinity) + MINUTE);
    started.set(key, [...times, start]);
    if (start > now()) await wait(start - now(), signal);
  };
}
