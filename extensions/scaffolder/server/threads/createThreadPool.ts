import type { Worker } from 'node:worker_threads';

/**
 * Does work in threads, so that the portal keeps answering. Each thread sends one message when it is ready, and then one message for
 * each request.
 */
export interface ThreadPool<Request, Response> {
  /**
   * Waits while all threads are busy.
   *
   * @param timeMs The time for the request, without that for waiting and for starting a thread. Afterward, the thread is ended.
   * @throws ThreadTimeoutError after that time, Error if the thread fails or the pool stops
   */
  run(request: Request, timeMs: number): Promise<Response>;
  /** Ends the threads. Work that is not done fails. */
  stop(): Promise<void>;
}

/** A thread has not answered in time. */
export class ThreadTimeoutError extends Error {
  override readonly name = 'ThreadTimeoutError';
}

/** Milliseconds to start a thread, on a busy machine. */
const START_MS = 30_000;

/** Creates a pool. Threads start when they are needed, and end after `idleMs` without work. They do not keep the process running. */
export function createThreadPool<Request, Response>(
  start: () => Worker,
  { threads = 2, idleMs = 60_000 } = {},
): ThreadPool<Request, Response> {
  const idle = new Map<Worker, NodeJS.Timeout>();
  const busy = new Set<Worker>();
  const waiting: Array<() => void> = [];
  let active = 0;
  let stopped = false;

  async function inTurn<T>(run: () => Promise<T>): Promise<T> {
    if (active >= threads) await new Promise<void>((resolve) => waiting.push(resolve));
    else active += 1;
    try {
      return await run();
    } finally {
      // The place goes to the next in line.
      const next = waiting.shift();
      if (next) next();
      else active -= 1;
    }
  }

  function take(): { thread: Worker; isNew: boolean } {
    const [ready] = idle.keys();
    if (ready) {
      leave(ready);
      return { thread: ready, isNew: false };
    }
    const thread = start();
    // An error without a request must not end the portal.
    thread.on('error', () => leave(thread));
    thread.on('exit', () => leave(thread));
    return { thread, isNew: true };
  }

  function leave(thread: Worker): void {
    clearTimeout(idle.get(thread));
    idle.delete(thread);
  }

  function keep(thread: Worker): void {
    const timer = setTimeout(() => {
      idle.delete(thread);
      void thread.terminate();
    }, idleMs);
    timer.unref();
    thread.unref();
    idle.set(thread, timer);
  }

  /** Sends something to a thread, if there is something to send, and returns its next message. */
  function receive<T>(thread: Worker, timeMs: number, request?: Request): Promise<T> {
    return new Promise((resolve, reject) => {
      // Only its own listeners: the end of a thread is also awaited by `terminate`.
      const end = (settle: () => void): void => {
        clearTimeout(watchdog);
        thread.off('message', onMessage).off('error', onError).off('exit', onExit);
        settle();
      };
      const onMessage = (message: T): void => end(() => resolve(message));
      const onError = (error: Error): void => end(() => reject(error));
      const onExit = (): void => end(() => reject(new Error('The thread was ended.')));
      const watchdog = setTimeout(
        () =>
          end(() => reject(new ThreadTimeoutError(`The work takes longer than ${timeMs / 1000} seconds.`))),
        timeMs,
      );
      thread.on('message', onMessage).on('error', onError).on('exit', onExit);
      if (request !== undefined) thread.postMessage(request, []);
    });
  }

  async function answer(request: Request, timeMs: number): Promise<Response> {
    const { thread, isNew } = take();
    busy.add(thread);
    thread.ref();
    try {
      if (isNew) await receive(thread, START_MS);
      const response = await receive<Response>(thread, timeMs, request);
      if (stopped) void thread.terminate();
      else keep(thread);
      return response;
    } catch (error) {
      void thread.terminate();
      throw error;
    } finally {
      busy.delete(thread);
    }
  }

  return {
    run: (request, timeMs) =>
      inTurn(async () => {
        if (stopped) throw new Error('The portal is stopping.');
        return answer(request, timeMs);
      }),
    async stop() {
      stopped = true;
      for (const timer of idle.values()) clearTimeout(timer);
      await Promise.all([...idle.keys(), ...busy].map((thread) => thread.terminate()));
    },
  };
}
