import type { Worker } from 'node:worker_threads';
import { ReadError } from '#backend';
import type { BuildReport, BuildRequest, BuildResult } from '../generator/buildRequest';
import { startGeneratorThread } from '../generator/startGeneratorThread';

/** Builds sites in threads. */
export interface GeneratorThreads {
  /**
   * Builds a site. Waits while all threads are busy.
   *
   * @throws ReadError if its source cannot be built within the limits
   */
  build(request: Omit<BuildRequest, 'skipped'>, options: BuildOptions): Promise<BuildResult>;
  /** Ends the threads and rejects their builds. */
  stop(): Promise<void>;
}

export interface BuildOptions {
  log: (line: string) => void;
  signal: AbortSignal;
}

/** The limits of a build. Times are in milliseconds. */
export interface ThreadLimits {
  /** A page that takes longer shows its source instead. */
  pageMs: number;
  buildMs: number;
  memoryMb: number;
  threads: number;
  /** An idle thread ends after this time. */
  idleMs: number;
}

const defaults: ThreadLimits = {
  pageMs: 10_000,
  buildMs: 300_000,
  memoryMb: 400,
  threads: 2,
  idleMs: 60_000,
};
/** Pages that may fail before the whole site does. */
const MAX_SKIPPED = 5;

/** Why a thread did not finish a site. */
type Failure = { page: string; reason: string } | { message: string };

/** Creates the threads. They start when they are needed. */
export function createGeneratorThreads(limits: Partial<ThreadLimits> = {}): GeneratorThreads {
  const { pageMs, buildMs, memoryMb, threads, idleMs } = {
    ...defaults,
    ...limits,
  };
  const idle = new Map<Worker, NodeJS.Timeout>();
  const busy = new Set<Worker>();
  const waiting: Array<() => void> = [];
  let active = 0;
  let stopped = false;

  async function inTurn<T>(work: () => Promise<T>, log: (line: string) => void): Promise<T> {
    if (active >= threads) {
      log('INFO - Waiting for other builds.');
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    active += 1;
    try {
      return await work();
    } finally {
      active -= 1;
      waiting.shift()?.();
    }
  }

  function takeThread(): Worker {
    const [ready] = idle.keys();
    if (ready) {
      leave(ready);
      return ready;
    }
    const thread = startGeneratorThread(memoryMb);
    // An error while nothing is built must not end the portal.
    thread.on('error', () => leave(thread));
    return thread;
  }

  function leave(thread: Worker): void {
    clearTimeout(idle.get(thread));
    idle.delete(thread);
  }

  function keepThread(thread: Worker): void {
    const timer = setTimeout(() => {
      idle.delete(thread);
      void thread.terminate();
    }, idleMs);
    timer.unref();
    thread.unref();
    idle.set(thread, timer);
  }

  /** Runs one attempt. */
  function run(
    request: BuildRequest,
    endsAt: number,
    { log, signal }: BuildOptions,
  ): Promise<BuildResult | Failure> {
    const thread = takeThread();
    busy.add(thread);
    thread.ref();
    return new Promise((resolve, reject) => {
      let page: string | undefined;
      let pageTimer: NodeJS.Timeout | undefined;
      const end = (settle: () => void, isUsable = false): void => {
        clearTimeout(buildTimer);
        clearTimeout(pageTimer);
        signal.removeEventListener('abort', onAbort);
        for (const [event, listener] of listeners) thread.off(event, listener);
        busy.delete(thread);
        if (isUsable && !stopped) keepThread(thread);
        else void thread.terminate();
        settle();
      };
      const fail = (reason: string): void =>
        end(() => resolve(page === undefined ? { message: reason } : { page, reason }));
      const onAbort = (): void => end(() => reject(toError(signal.reason)));
      const buildTimer = setTimeout(
        () =>
          end(() =>
            resolve({
              message: `Building the documentation took longer than ${buildMs / 1000} seconds.`,
            }),
          ),
        Math.max(0, endsAt - Date.now()),
      );
      signal.addEventListener('abort', onAbort);
      const onError = (error: NodeJS.ErrnoException): void =>
        fail(
          error.code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? `needs more than ${memoryMb} MB of memory`
            : error.message,
        );
      const onMessage = (message: BuildReport): void => {
        if (message.kind === 'log') log(message.line);
        else if (message.kind === 'page') {
          page = message.path;
          clearTimeout(pageTimer);
          pageTimer = setTimeout(() => fail(`took longer than ${pageMs / 1000} seconds`), pageMs);
        } else if (message.kind === 'done') end(() => resolve(message.result), true);
        else
          end(
            () => reject(message.isAuthors ? new ReadError(message.message) : new Error(message.message)),
            true,
          );
      };
      // Only these listeners are removed later. Node and `stop` have listeners of their own.
      const listeners = [
        ['error', onError],
        ['exit', () => fail('ended the build')],
        ['message', onMessage],
      ] as const;
      for (const [event, listener] of listeners) thread.on(event, listener);
      thread.postMessage(request, []);
    });
  }

  return {
    build: (request, options) =>
      inTurn(async () => {
        const endsAt = Date.now() + buildMs;
        const skipped: string[] = [];
        for (;;) {
          if (stopped) throw new ReadError('The portal is stopping.');
          const result = await run({ ...request, skipped }, endsAt, options);
          if ('changed' in result) return result;
          if ('message' in result) throw new ReadError(result.message);
          const { page, reason } = result;
          if (skipped.length >= MAX_SKIPPED || skipped.includes(page))
            throw new ReadError(`The page '${page}' ${reason}. Make it smaller or simpler.`);
          options.log(`ERROR - The page '${page}' ${reason}. It shows its source instead.`);
          skipped.push(page);
        }
      }, options.log),
    async stop() {
      stopped = true;
      for (const timer of idle.values()) clearTimeout(timer);
      await Promise.all([...idle.keys(), ...busy].map((thread) => thread.terminate()));
    },
  };
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
