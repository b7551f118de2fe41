import type { ELK } from 'elkjs/lib/elk-api';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import { createElkGraph, type ElkGraphInput } from './createElkGraph';
import type { GraphLayout } from './graphTypes';
import { readElkLayout } from './readElkLayout';

let engine: Promise<ELK> | undefined;

/**
 * Lays out a graph in a worker. The worker is reused, because its first run is slow.
 *
 * @throws if the engine cannot be loaded or finds no layout
 */
export async function layoutInWorker(input: ElkGraphInput): Promise<GraphLayout> {
  engine ??= loadEngine();
  const elk = await engine.catch((error: unknown) => {
    // Allows a retry after a failed load.
    engine = undefined;
    throw error;
  });
  return readElkLayout(await elk.layout(createElkGraph(input)), input.edges);
}

/** Starts the worker, so that the first layout does not wait for it. */
export async function startLayoutWorker(): Promise<void> {
  engine ??= loadEngine();
  const elk = await engine;
  await elk.layout({ id: 'graph', children: [{ id: 'node', width: 1, height: 1 }] });
}

async function loadEngine(): Promise<ELK> {
  const { default: Elk } = await import('elkjs/lib/elk-api.js');
  return new Elk({ workerFactory: () => new Worker(workerUrl) });
}
