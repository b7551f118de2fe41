import { serviceUnavailableError, tooManyRequestsError } from '#backend';

export interface TurnLimits {
  /** Turns that run at the same time, in total and of one caller. */
  running: number;
  runningPerCaller: number;
  /** Turns of one caller that wait. Further ones are rejected. */
  waitingPerCaller: number;
  /** How long a turn waits, in milliseconds. */
  patienceMs: number;
}

export interface Turn {
  /** Whose turn it is. */
  caller: string;
  /** Removes the turn from the queue if it has not started. */
  signal?: AbortSignal | undefined;
  /** How often this caller's turn comes compared with others. 1 by default. */
  share?: number;
}

interface Caller {
  /** Time that its turns have taken, which fades away. */
  used: number;
  /** When `used` was last updated. */
  at: number;
  running: number;
  waiting: Array<() => void>;
}

const HALF_LIFE_MS = 5_000;
/** A caller that has used less is like a new one. */
const NEGLIGIBLE_MS = 1;
/** What a new caller counts as having used, so that one with many open requests does not overtake one with few. */
const FIRST_MS = 100;
const RETRY_SECONDS = 5;

/**
 * Lets callers take turns. The next turn belongs to the caller that has recently used the least time, multiplied by the
 * number of its open requests. So callers that ask for much at once wait for each other, and a caller that asks for one
 * thing after the other waits for none of them.
 */
export class TurnQueue {
  readonly #limits: TurnLimits;
  readonly #callers = new Map<string, Caller>();
  #running = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /**
   * Runs the work when it is its turn.
   *
   * @throws HttpError 429 if the caller has too many turns waiting, 503 if this one waited too long
   */
  async take<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
    turn.signal?.throwIfAborted();
    const caller = this.#find(turn.caller);
    await this.#wait(caller, turn.signal);
    const began = performance.now();
    try {
      return await work();
    } finally {
      caller.used = usedBy(caller) + (performance.now() - began) / (turn.share ?? 1);
      caller.at = performance.now();
      caller.running -= 1;
      this.#running -= 1;
      this.#startNext();
    }
  }

  #find(name: string): Caller {
    const known = this.#callers.get(name);
    if (known) return known;
    this.#forgetIdle();
    const caller: Caller = { used: 0, at: performance.now(), running: 0, waiting: [] };
    this.#callers.set(name, caller);
    return caller;
  }

  #forgetIdle(): void {
    for (const [name, caller] of this.#callers) {
      if (caller.running + caller.waiting.length === 0 && usedBy(caller) < NEGLIGIBLE_MS)
        this.#callers.delete(name);
    }
  }

  #wait(caller: Caller, signal: AbortSignal | undefined): Promise<void> {
    const { waitingPerCaller, patienceMs } = this.#limits;
    if (caller.waiting.length >= waitingPerCaller) {
      throw tooManyRequestsError(
        `You have ${waitingPerCaller} requests waiting. Wait for their answers before you send more.`,
        RETRY_SECONDS,
      );
    }
    return new Promise((resolve, reject) => {
      const settle = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
        caller.waiting.splice(caller.waiting.indexOf(start), 1);
      };
      const start = (): void => {
        settle();
        resolve();
      };
      const leave = (): void => {
        settle();
        reject(signal?.reason as Error);
      };
      const timer = setTimeout(() => {
        settle();
        reject(serviceUnavailableError('The database is busy. Try again in a few seconds.', RETRY_SECONDS));
      }, patienceMs);
      signal?.addEventListener('abort', leave, { once: true });
      caller.waiting.push(start);
      this.#startNext();
    });
  }

  #startNext(): void {
    while (this.#running < this.#limits.running) {
      const next = this.#findNext();
      if (!next) return;
      next.running += 1;
      this.#running += 1;
      next.waiting[0]?.();
    }
  }

  #findNext(): Caller | undefined {
    let least: Caller | undefined;
    for (const caller of this.#callers.values()) {
      if (caller.waiting.length === 0 || caller.running >= this.#limits.runningPerCaller) continue;
      if (!least || demandOf(caller) < demandOf(least)) least = caller;
    }
    return least;
  }
}

function demandOf(caller: Caller): number {
  return (FIRST_MS + usedBy(caller)) * (caller.running + caller.waiting.length);
}

function usedBy({ used, at }: Caller): number {
  return used * 0.5 ** ((performance.now() - at) / HALF_LIFE_MS);
}
