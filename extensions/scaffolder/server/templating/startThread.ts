import { Worker } from 'node:worker_threads';

/** Starts a thread that renders templates. */
export function startThread(): Worker {
  const entry = new URL('./templateThread.ts', import.meta.url);
  const options = {
    execArgv: [],
    env: {},
    name: 'trellis-templates',
    resourceLimits: { maxOldGenerationSizeMb: 200 },
  };
  if (!entry.pathname.endsWith('.ts')) return new Worker(entry, options);
  // Tests run the source, which a thread does not inherit the loader for.
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(entry.href)}); });`;
  return new Worker(load, { ...options, eval: true });
}
