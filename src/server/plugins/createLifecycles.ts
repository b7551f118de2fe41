import type { FastifyBaseLogger } from 'fastify';
import type { Lifecycle } from '#backend';

/** Starts and stops all plugins. If one fails, the others continue. */
export interface Lifecycles {
  of(pluginId: string): Lifecycle;
  start(log: FastifyBaseLogger): Promise<void>;
  stop(log: FastifyBaseLogger): Promise<void>;
}

type Step = { pluginId: string; run: () => Promise<void> };

export function createLifecycles(): Lifecycles {
  const starts: Step[] = [];
  const stops: Step[] = [];
  return {
    of: (pluginId) => ({
      onStart: (run) => void starts.push({ pluginId, run }),
      onStop: (run) => void stops.push({ pluginId, run }),
    }),
    start: (log) => runAll(starts, 'start', log),
    stop: (log) => runAll(stops, 'stop', log),
  };
}

async function runAll(steps: readonly Step[], what: string, log: FastifyBaseLogger): Promise<void> {
  await Promise.all(
    steps.map(async ({ pluginId, run }) => {
      try {
        await run();
      } catch (error) {
        log.error({ err: error }, `The plugin '${pluginId}' failed to ${what}.`);
      }
    }),
  );
}
