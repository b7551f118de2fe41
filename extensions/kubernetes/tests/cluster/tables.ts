import type { ClusterObject, PodObject } from './clusterObject';

type Cell = string | number;
type Column = [name: string, read: (object: ClusterObject) => Cell];

const name: Column = ['Name', ({ metadata }) => metadata.name];
const age: Column = ['Age', ({ metadata }) => printAge(metadata.creationTimestamp)];
const numberAt = (object: ClusterObject, part: 'spec' | 'status', key: string): number =>
  Number((object[part] as Record<string, unknown> | undefined)?.[key] ?? 0);
const count = (title: string, part: 'spec' | 'status', key: string): Column => [
  title,
  (object) => numberAt(object, part, key),
];

const columns: Record<string, Column[]> = {
  Pod: [
    name,
    [
      'Ready',
      (pod) =>
        `${statusesOf(pod).filter(({ ready }) => ready).length}/${(pod as PodObject).spec.containers.length}`,
    ],
    ['Status', printPodStatus],
    ['Restarts', (pod) => statusesOf(pod).reduce((sum, { restartCount }) => sum + restartCount, 0)],
    age,
  ],
  Deployment: [
    name,
    [
      'Ready',
      (object) => `${numberAt(object, 'status', 'readyReplicas')}/${numberAt(object, 'spec', 'replicas')}`,
    ],
    count('Up-to-date', 'status', 'updatedReplicas'),
    count('Available', 'status', 'availableReplicas'),
    age,
  ],
  ReplicaSet: [
    name,
    count('Desired', 'spec', 'replicas'),
    count('Current', 'status', 'replicas'),
    count('Ready', 'status', 'readyReplicas'),
    age,
  ],
  Event: [
    ['Last Seen', ({ lastTimestamp }) => printAge(lastTimestamp)],
    ['Type', ({ type }) => String(type)],
    ['Reason', ({ reason }) => String(reason)],
    ['Object', ({ involvedObject }) => printInvolved(involvedObject)],
    ['Message', ({ message }) => String(message)],
  ],
};

/** Returns objects as the table that `kubectl get` shows. */
export function createTable(kind: string, metadata: object, items: readonly ClusterObject[]): object {
  const shown = columns[kind] ?? [name, age];
  return {
    kind: 'Table',
    apiVersion: 'meta.k8s.io/v1',
    metadata,
    columnDefinitions: shown.map(([title]) => ({
      name: title,
      type: 'string',
      format: title === 'Name' ? 'name' : '',
      description: '',
      priority: 0,
    })),
    rows: items.map((object) => ({
      cells: shown.map(([, read]) => read(object)),
      object: { kind: 'PartialObjectMetadata', apiVersion: 'meta.k8s.io/v1', metadata: object.metadata },
    })),
  };
}

function statusesOf(pod: ClusterObject) {
  return (pod as PodObject).status.containerStatuses ?? [];
}

function printPodStatus(pod: ClusterObject): string {
  const waiting = statusesOf(pod).find(({ state }) => state?.waiting?.reason);
  return waiting?.state?.waiting?.reason ?? (pod as PodObject).status.phase;
}

function printInvolved(involved: unknown): string {
  const { kind = '', name = '' } = (involved ?? {}) as { kind?: string; name?: string };
  return `${kind.toLowerCase()}/${name}`;
}

function printAge(timestamp: unknown): string {
  const seconds = Math.floor((Date.now() - Date.parse(String(timestamp))) / 1000);
  if (!Number.isFinite(seconds)) return '<unknown>';
  if (seconds < 120) return `${seconds}s`;
  if (seconds < 7200) return `${Math.floor(seconds / 60)}m`;
  return seconds < 172_800 ? `${Math.floor(seconds / 3600)}h` : `${Math.floor(seconds / 86_400)}d`;
}
