import { setTimeout as sleep } from 'node:timers/promises';

/** The time, and waiting. Tests replace it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Waits unless the signal is aborted first. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** The clock of the system. */
export const systemClock: Clock = {
  now: () => Date.now(),
  wait: async (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
};
