import type { Worker } from 'node:worker_threads';
import { TemplateError, type RenderLimits } from '#backend';
import type { RenderRequest, RenderResponse, RenderWork } from './renderRequest';
import { tooSlow } from './createSandbox';
import { startThread } from './startThread';

/** Renders in threads, so that the portal keeps answering. */
export interface TemplateThreads {
  /**
   * Renders and returns the text. Waits while all threads are busy.
   *
   * @throws TemplateError
   */
  render(work: RenderWork, limits: RenderLimits): Promise<string>;
  /** Ends the threads. Work that is not done fails. */
  stop(): Promise<void>;
}

/** The sandbox stops itself. A thread that has not done so this many milliseconds after the limit is ended. */
const GRACE_MS = 1000;
/** Milliseconds to start a thread, on a busy machine. */
const START_MS = 30_000;

/** Creates the threads. They start when they are needed, and end after `idleMs` without work. */
export function createTemplateThreads({ threads = 2, idleMs = 60_000 } = {}): TemplateThreads {
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
    if (!ready) return { thread: startThread(), isNew: true };
    clearTimeout(idle.get(ready));
    idle.delete(ready);
    stopListening(ready);
    return { thread: ready, isNew: false };
  }

  function keep(thread: Worker): void {
    // An error while nothing is rendered must not end the portal.
    thread.on('error', () => idle.delete(thread));
    const timer = setTimeout(() => {
      idle.delete(thread);
      void thread.terminate();
    }, idleMs);
    timer.unref();
    thread.unref();
    idle.set(thread, timer);
  }

  function run(request: RenderRequest): Promise<RenderResponse> {
    const { thread, isNew } = take();
    busy.add(thread);
    thread.ref();
    return new Promise((resolve, reject) => {
      const end = (settle: () => void, isUsable = false): void => {
        clearTimeout(watchdog);
        busy.delete(thread);
        stopListening(thread);
        if (isUsable && !stopped) keep(thread);
        else {
          thread.on('error', () => undefined);
          void thread.terminate();
        }
        settle();
      };
      const { timeMs } = request.limits;
      const watchdog = setTimeout(
        () => end(() => reject(tooSlow(timeMs))),
        timeMs + GRACE_MS + (isNew ? START_MS : 0),
      );
      thread.on('error', (error) => end(() => reject(error)));
      thread.on('exit', () => end(() => reject(new TemplateError('Rendering the template was stopped.'))));
      thread.on('message', (response: RenderResponse) => end(() => resolve(response), true));
      thread.postMessage(request, []);
    });
  }

  return {
    render: (work, limits) =>
      inTurn(async () => {
        if (stopped) throw new TemplateError('The portal is stopping.');
        const response = await run({ work: JSON.stringify(work), limits });
        if (response.kind === 'rendered') return response.text;
        if (response.kind === 'failed') throw new TemplateError(response.message);
        throw new Error(response.message);
      }),
    async stop() {
      stopped = true;
      for (const timer of idle.values()) clearTimeout(timer);
      await Promise.all([...idle.keys(), ...busy].map((thread) => thread.terminate()));
    },
  };
}

/** Removing all listeners would also remove those that Node itself needs to receive messages. */
function stopListening(thread: Worker): void {
  for (const event of ['message', 'error', 'exit']) thread.removeAllListeners(event);
}
