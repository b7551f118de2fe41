import type { ELK } from 'elkjs/lib/elk-api';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import { createElkGraph, type ElkGraphInput } from './createElkGraph';
import type { GraphLayout } from './graphTypes';
import { readElkLayout } from './readElkLayout';

let engine: Promise<ELK> | undefined;

/**
 * Lays a graph out beside the main thread. The worker stays, since it is fast only once it is warm.
 *
 * @throws when the engine cannot be loaded, or finds no layout.
 */
export async function layoutInWorker(input: ElkGraphInput): Promise<GraphLayout> {
  engine ??= loadEngine();
  const elk = await engine.catch((error: unknown) => {
    // A load that failed says nothing about the next one.
    engine = undefined;
    throw error;
  });
  return readElkLayout(await elk.layout(createElkGraph(input)), input.edges);
}

async function loadEngine(): Promise<ELK> {
  const { default: Elk } = await import('elkjs/lib/elk-api.js');
  return new Elk({ workerFactory: () => new Worker(workerUrl) });
}
