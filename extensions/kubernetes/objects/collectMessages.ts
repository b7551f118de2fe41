import type { KubernetesObject } from '../model/kubernetesObject';
import type { LoadedCluster } from './clusterState';
import { printPodKey } from '../model/printPodKey';
import type { ObjectMessage } from './objectMessages';

/** Objects by uid, which later answers refer to. */
export type KnownObjects = Map<string, KubernetesObject>;

/** Puts the parts of one answer together. */
export interface MessageCollector {
  add: (message: Exclude<ObjectMessage, { is: 'done' | 'failed' }>) => void;
  clusters: LoadedCluster[];
}

/** Creates a collector for one answer. */
export function collectMessages(known: KnownObjects, now: number): MessageCollector {
  const clusters: Array<
    LoadedCluster & {
      objects: KubernetesObject[];
      changed: Set<string>;
      usage: Map<string, LoadedCluster['usage'] extends ReadonlyMap<string, infer Value> ? Value : never>;
    }
  > = [];
  // Nothing of the first answer is a change.
  const isFirst = known.size === 0;
  return {
    clusters,
    add(message) {
      if (message.is === 'cluster') {
        const { is: _is, ...answer } = message;
        clusters.push({
          ...answer,
          objects: [],
          usage: new Map(),
          changed: new Set(),
          loadedAt: now,
        });
        return;
      }
      const cluster = clusters.at(-1);
      if (!cluster) return;
      if (message.is === 'usage') {
        for (const metrics of message.usage) cluster.usage.set(printPodKey(metrics.pod), metrics);
        return;
      }
      for (const sent of message.objects) {
        const object = typeof sent === 'string' ? known.get(sent) : sent;
        if (!object) continue;
        const uid = object.metadata?.uid;
        if (uid !== undefined && typeof sent !== 'string') {
          known.set(uid, object);
          if (!isFirst && object.metadata?.resourceVersion !== undefined) cluster.changed.add(uid);
        }
        cluster.objects.push(object);
      }
    },
  };
}
