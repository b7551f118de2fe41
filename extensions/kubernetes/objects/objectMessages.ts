import { detectErrors } from '../detect/detectErrors';
import type { DetectedError } from '../detect/detectedError';
import type { KubernetesObject } from '../model/kubernetesObject';
import { objectKinds } from '../model/objectKinds';
import { objectsSchema, type ClusterObjects, type FetchError, type PodMetrics } from '../protocol';

/** A part of an answer. Parts are small, so that the page can draw between them. */
export type ObjectMessage =
  | {
      is: 'cluster';
      name: string;
      errors: readonly FetchError[];
      detected: readonly DetectedError[];
    }
  /** Objects of the cluster before. The uid stands for an object that is the same as in the last answer. */
  | { is: 'objects'; objects: ReadonlyArray<KubernetesObject | string> }
  | { is: 'usage'; usage: readonly PodMetrics[] }
  | { is: 'done' }
  | { is: 'failed'; message: string };

/** The resource versions of the last answer, by cluster and uid. */
export type SentVersions = Map<string, Map<string, string>>;

/** How many objects one message has. */
const BATCH = 200;

/**
 * Reads an answer of the backend, and detects errors in it.
 *
 * @param sent what was sent before. It is changed to what is sent now
 */
export function* createObjectMessages(
  body: string,
  sent: SentVersions,
  now: number,
): Generator<ObjectMessage> {
  const { items } = objectsSchema.parse(JSON.parse(body));
  for (const item of items) yield* createClusterMessages(item, sent, now);
  yield { is: 'done' };
}

function* createClusterMessages(
  { cluster, resources, podMetrics, errors }: ClusterObjects,
  sent: SentVersions,
  now: number,
): Generator<ObjectMessage> {
  yield { is: 'cluster', name: cluster.name, errors, detected: detectErrors(resources, now) };
  const before = sent.get(cluster.name);
  const versions = new Map<string, string>();
  sent.set(cluster.name, versions);
  const objects = resources.flatMap(({ type, resources: list }) =>
    list.map((object) => {
      const full = { ...objectKinds[type], ...object } as KubernetesObject;
      const { uid, resourceVersion } = full.metadata ?? {};
      if (uid === undefined || resourceVersion === undefined) return full;
      versions.set(uid, resourceVersion);
      return before?.get(uid) === resourceVersion ? uid : full;
    }),
  );
  for (let start = 0; start < objects.length; start += BATCH)
    yield { is: 'objects', objects: objects.slice(start, start + BATCH) };
  // Backstage sends the whole pod again.
  const usage = podMetrics.map((metrics) => ({ ...metrics, pod: { metadata: readIdentity(metrics.pod) } }));
  for (let start = 0; start < usage.length; start += BATCH)
    yield { is: 'usage', usage: usage.slice(start, start + BATCH) };
}

function readIdentity({
  metadata,
}: KubernetesObject): Pick<NonNullable<KubernetesObject['metadata']>, 'name' | 'namespace'> {
  return {
    ...(metadata?.name !== undefined && { name: metadata.name }),
    ...(metadata?.namespace !== undefined && { namespace: metadata.namespace }),
  };
}
