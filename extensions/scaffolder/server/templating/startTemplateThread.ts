import type { Worker } from 'node:worker_threads';
import { startThread } from '#backend';

const MEMORY_MB = 200;

/** Starts a thread that renders templates. */
export function startTemplateThread(): Worker {
  const entry = new URL('./templateThread.ts', import.meta.url);
  return startThread(entry, { name: 'trellis-templates', memoryMb: MEMORY_MB });
}
