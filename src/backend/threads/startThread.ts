import { Worker } from 'node:worker_threads';

/** Options of a thread. */
export interface ThreadOptions {
  /** The name of the thread, for tools that list threads. */
  name: string;
  /** Memory for JavaScript, in MB. A thread that exceeds it ends with an error. */
  memoryMb: number;
}

/**
 * Starts a thread for work that would block the server. It gets no environment variables, because they contain secrets.
 *
 * @param entry The URL of the thread's module, relative to `import.meta.url`, written in place: the build recognizes `new URL`
 */
export function startThread(entry: URL, { name, memoryMb }: ThreadOptions): Worker {
  const options = {
    execArgv: [],
    env: {},
    name,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  };
  if (!entry.pathname.endsWith('.ts')) return new Worker(entry, options);
  // Tests run the source, which a thread does not inherit the loader for.
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(entry.href)}); });`;
  return new Worker(load, { ...options, eval: true });
}
