import type { RunPattern } from './createPatternChecks';

/** Time for one value. */
const TIME_LIMIT_MS = 250;

/** Runs one pattern at a time in a worker, and ends the worker if a pattern takes too long. */
export function createWorkerRun(timeLimitMs = TIME_LIMIT_MS): RunPattern {
  let ready: Promise<Worker> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function runNow(pattern: string, value: string): Promise<boolean | 'slow'> {
    ready ??= startWorker();
    const worker = await ready;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        ready = undefined;
        worker.terminate();
        resolve('slow');
      }, timeLimitMs);
      worker.onmessage = ({ data }: MessageEvent<boolean>) => {
        clearTimeout(timer);
        resolve(data);
      };
      worker.postMessage({ pattern, value });
    });
  }

  return (pattern, value) => {
    const next = last.then(() => runNow(pattern, value));
    // Without a worker, only the server checks patterns.
    const result = next.catch(() => true);
    last = result;
    return result;
  };
}

function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL('patternWorker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.onmessage = () => resolve(worker);
    worker.addEventListener('error', () => reject(new Error('The worker for patterns could not be loaded.')));
  });
}
