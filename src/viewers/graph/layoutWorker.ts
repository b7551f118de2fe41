import Elk from 'elkjs/lib/elk.bundled.js';
import { createElkGraph } from './createElkGraph';
import type { LayoutTask } from './layoutTask';
import { readElkLayout } from './readElkLayout';

// Runs in a worker, because the layout of a large graph takes seconds.

const elk = new Elk();
// The engine also answers messages, with its own protocol.
self.onmessage = null;

self.addEventListener('message', ({ data: { id, task } }: MessageEvent<{ id: number; task: LayoutTask }>) => {
  elk.layout(createElkGraph(task)).then(
    (graph) => {
      const laidOut = readElkLayout(graph);
      const { places, counts, points, labels } = laidOut;
      const transfer = [places, counts, points, labels].map(({ buffer }) => buffer);
      self.postMessage({ id, laidOut }, { transfer });
    },
    (error: unknown) =>
      self.postMessage({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
