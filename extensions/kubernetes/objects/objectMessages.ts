import { detectErrors } from '../detect/detectErrors';
import type { KubernetesObject } from '../model/kubernetesObject';
import { objectKinds } from '../model/objectKinds';
import { objectsSchema, type ClusterObjects, type PodMetrics } from '../protocol';
import type { LoadedCluster } from './clusterState';
import { keepUnanswered, type SentCluster, type SentList, type SentObject } from './keepUnanswered';

/** A part of an answer. Parts are small, so that the page can draw between them. */
export type ObjectMessage =
  | ({ is: 'cluster' } & Pick<LoadedCluster, 'name' | 'errors' | 'detected' | 'answered' | 'stale'>)
  /** Objects of the cluster before. The uid stands for an object that is the same as in the last answer. */
  | { is: 'objects'; objects: readonly SentObject[] }
  | { is: 'usage'; usage: readonly PodMetrics[] }
  | { is: 'done' }
  | { is: 'failed'; message: string };

/** What was sent, by the name of the cluster. */
export type SentClusters = Map<string, SentCluster>;

/** How many objects one message has. */
const BATCH = 200;

/**
 * Reads an answer of the backend, and detects errors in it. Lists that a cluster did not answer are sent as they were before.
 *
 * @param sent what was sent before. It is changed to what is sent now
 */
export function* createObjectMessages(
  body: string,
  sent: SentClusters,
  now: number,
): Generator<ObjectMessage> {
  const { items } = objectsSchema.parse(JSON.parse(body));
  // The backend leaves out clusters that have no objects anymore.
  const names = new Set(items.map(({ cluster }) => cluster.name));
  for (const name of sent.keys()) if (!names.has(name)) sent.delete(name);
  for (const item of items) yield* createClusterMessages(item, sent, now);
  yield { is: 'done' };
}

function* createClusterMessages(
  { cluster: { name }, resources, podMetrics, errors }: ClusterObjects,
  sent: SentClusters,
  now: number,
): Generator<ObjectMessage> {
  const before = sent.get(name);
  const versions = new Map<string, string>();
  const lists = new Map<string, SentList>();
  const toSend = new Map<string, SentObject[]>();
  for (const [index, { type, resources: list }] of resources.entries()) {
    const full = list.map((object): KubernetesObject => ({ ...objectKinds[type], ...object }));
    // An empty list of custom resources does not say which ones.
    const kind = objectKinds[type]?.kind ?? full[0]?.kind ?? `${type} ${index}`;
    const references = full.map((object) => {
      const { uid, resourceVersion } = object.metadata ?? {};
      if (uid === undefined || resourceVersion === undefined) return object;
      versions.set(uid, resourceVersion);
      return uid;
    });
    const changed = references.map((reference, position) => {
      const isKnown =
        typeof reference === 'string' && before?.versions.get(reference) === versions.get(reference);
      return isKnown ? reference : (full[position] ?? reference);
    });
    // Two groups of custom resources can have the same kind.
    lists.set(kind, { type, loadedAt: now, objects: [...(lists.get(kind)?.objects ?? []), ...references] });
    toSend.set(kind, [...(toSend.get(kind) ?? []), ...changed]);
  }
  // Backstage sends the whole pod again.
  const usage = podMetrics.map((metrics) => ({ ...metrics, pod: { metadata: readIdentity(metrics.pod) } }));
  const answer = { lists, versions, usage, detected: detectErrors(resources, now) };
  const complete = before ? keepUnanswered(before, answer, errors) : answer;
  sent.set(name, complete);
  yield {
    is: 'cluster',
    name,
    errors,
    detected: complete.detected,
    answered: new Set(lists.keys()),
    stale: new Map(
      [...complete.lists].flatMap(([kind, { objects, loadedAt }]) =>
        lists.has(kind) || objects.length === 0 ? [] : [[kind, loadedAt]],
      ),
    ),
  };
  for (const [kind, { objects: kept }] of complete.lists) {
    const objects = toSend.get(kind) ?? kept;
    for (let start = 0; start < objects.length; start += BATCH)
      yield { is: 'objects', objects: objects.slice(start, start + BATCH) };
  }
  for (let start = 0; start < complete.usage.length; start += BATCH)
    yield { is: 'usage', usage: complete.usage.slice(start, start + BATCH) };
}

function readIdentity({
  metadata,
}: KubernetesObject): Pick<NonNullable<KubernetesObject['metadata']>, 'name' | 'namespace'> {
  return {
    ...(metadata?.name !== undefined && { name: metadata.name }),
    ...(metadata?.namespace !== undefined && { namespace: metadata.namespace }),
  };
}
