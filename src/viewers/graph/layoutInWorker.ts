import type { GraphLayout } from './graphTypes';
import { createLayoutTask, type LaidOut, type LayoutInput, type LayoutTask, readLayout } from './layoutTask';

let engine: ReturnType<typeof startEngine> | undefined;

/**
 * Lays out a graph in a worker. The worker is reused, because its first run is slow.
 *
 * @throws if the engine cannot be loaded or finds no layout
 */
export async function layoutInWorker(input: LayoutInput): Promise<GraphLayout> {
  const task = createLayoutTask(input);
  return readLayout(await run(task), task, input);
}

/** Starts the worker, so that the first layout does not wait for it. */
export async function startLayoutWorker(options: LayoutTask['options']): Promise<void> {
  const sizes = Float64Array.of(1, 1);
  const empty = { edges: new Uint32Array(), labels: new Float64Array() };
  await run({ options, curve: 'straight', sizes, ...empty });
}

function run(task: LayoutTask): Promise<LaidOut> {
  engine ??= startEngine();
  return engine(task);
}

interface LayoutAnswer {
  id: number;
  laidOut?: LaidOut;
  error?: string;
}

function startEngine(): (task: LayoutTask) => Promise<LaidOut> {
  const worker = new Worker(new URL('layoutWorker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: Omit<LayoutAnswer, 'id'>) => void>();
  let count = 0;
  worker.addEventListener('message', ({ data: { id, ...answer } }: MessageEvent<LayoutAnswer>) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  worker.addEventListener('error', () => {
    // Allows a retry after a failed load.
    engine = undefined;
    worker.terminate();
    for (const answer of waiting.values()) answer({ error: 'The layout engine could not be loaded.' });
  });
  return (task) =>
    new Promise((resolve, reject) => {
      waiting.set(count, ({ laidOut, error }) => (laidOut ? resolve(laidOut) : reject(new Error(error))));
      worker.postMessage({ id: count, task });
      count += 1;
    });
}
