import type { LoadedCluster } from './clusterState';
import { collectMessages, type KnownObjects } from './collectMessages';
import type { ObjectMessage, SentClusters } from './objectMessages';

/** Reads answers of the backend. Objects that did not change since the last answer with the same key stay the same. */
export interface ObjectReader {
  /** @throws Error if the answer is not what the backend should return */
  read: (key: string, response: Response) => Promise<LoadedCluster[]>;
  close: () => void;
}

interface Reading {
  collector: ReturnType<typeof collectMessages>;
  resolve: (clusters: LoadedCluster[]) => void;
  reject: (error: Error) => void;
}

/** Creates a reader with a worker of its own. Where workers are not available, it reads in the page. */
export function createObjectReader(): ObjectReader {
  let worker: Worker | undefined;
  let known = new Map<string, KnownObjects>();
  const readHere = createReadHere();
  // Answers with the same key are read one after the other.
  const waiting = new Map<string, Reading[]>();

  function receive({ data: { key, message } }: MessageEvent<{ key: string; message: ObjectMessage }>): void {
    const reading = waiting.get(key)?.[0];
    if (!reading) return;
    if (message.is !== 'done' && message.is !== 'failed') {
      reading.collector.add(message);
      return;
    }
    waiting.get(key)?.shift();
    if (message.is === 'done') {
      known.set(key, listKnown(reading.collector.clusters));
      reading.resolve(reading.collector.clusters);
    } else {
      known.delete(key);
      reading.reject(new Error(message.message));
    }
  }

  function fail(): void {
    // The next answer starts another worker.
    worker?.terminate();
    worker = undefined;
    known = new Map();
    const open = [...waiting.values()].flat();
    waiting.clear();
    for (const { reject } of open) reject(new Error('The answer could not be read.'));
  }

  function start(): Worker {
    const started = new Worker(new URL('objectWorker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', receive);
    started.addEventListener('error', fail);
    return started;
  }

  return {
    async read(key, response) {
      const now = Date.now();
      if (typeof Worker === 'undefined') return readHere(key, await response.text(), now);
      const body = await response.arrayBuffer();
      worker ??= start();
      const shared = worker;
      return new Promise((resolve, reject) => {
        const objects = known.get(key) ?? new Map();
        known.set(key, objects);
        const reading = { collector: collectMessages(objects, now), resolve, reject };
        waiting.set(key, [...(waiting.get(key) ?? []), reading]);
        shared.postMessage({ key, body, now }, [body]);
      });
    },
    close: fail,
  };
}

/** Creates a function that reads answers in the page. */
function createReadHere(): (key: string, body: string, now: number) => Promise<LoadedCluster[]> {
  const byKey = new Map<string, { sent: SentClusters; known: KnownObjects }>();
  return async (key, body, now) => {
    const { createObjectMessages } = await import('./objectMessages');
    const { sent, known } = byKey.get(key) ?? { sent: new Map(), known: new Map() };
    const collector = collectMessages(known, now);
    for (const message of createObjectMessages(body, sent, now)) {
      if (message.is !== 'done' && message.is !== 'failed') collector.add(message);
    }
    byKey.set(key, { sent, known: listKnown(collector.clusters) });
    return collector.clusters;
  };
}

/** Forgets objects that do not exist anymore. */
function listKnown(clusters: readonly LoadedCluster[]): KnownObjects {
  const objects = clusters.flatMap((cluster) => cluster.objects);
  return new Map(objects.flatMap((object) => (object.metadata?.uid ? [[object.metadata.uid, object]] : [])));
}
