import type { Worker } from 'node:worker_threads';
import { startThread } from '#backend';

/** Starts a thread that builds sites. */
export function startGeneratorThread(memoryMb: number): Worker {
  const entry = new URL('./generatorThread.ts', import.meta.url);
  return startThread(entry, { name: 'trellis-documentation', memoryMb });
}
