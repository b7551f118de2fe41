import type { KubernetesObject } from '../model/kubernetesObject';
import { listConditions } from '../model/pod';
import { listOwners, readOwner } from '../model/findOwner';

/** What happens when a pod is deleted. */
export interface Deletion {
  effect: 'replaced' | 'sameName' | 'sameNode' | 'job' | 'owned' | 'alone';
  /** The workload that users know, such as the deployment above the replica set. */
  kind: string;
  owner: string;
  /** How many other pods of the workload are ready. Undefined for pods that nothing creates again. */
  othersReady: number | undefined;
  /** How long the containers may take to shut down, in seconds. */
  graceSeconds: number;
}

const EFFECTS: Readonly<Record<string, Deletion['effect']>> = {
  ReplicaSet: 'replaced',
  ReplicationController: 'replaced',
  StatefulSet: 'sameName',
  DaemonSet: 'sameNode',
  Job: 'job',
};

/** Describes what happens when a pod is deleted, from the other objects of its cluster. */
export function describeDeletion(pod: KubernetesObject, objects: readonly KubernetesObject[]): Deletion {
  const reference = readOwner(pod);
  const seconds = pod.spec?.['terminationGracePeriodSeconds'];
  const graceSeconds = typeof seconds === 'number' ? seconds : 30;
  if (!reference) return { effect: 'alone', kind: '', owner: '', othersReady: undefined, graceSeconds };
  const top = listOwners(objects, pod).at(-1);
  const effect = EFFECTS[reference.kind] ?? 'owned';
  const keepsRunning = effect !== 'job' && effect !== 'owned';
  const others = objects.filter(
    (other) => other.kind === 'Pod' && other !== pod && readOwner(other)?.uid === reference.uid,
  );
  // Only replica sets have an owner that users know better.
  const shown = effect === 'replaced' && top ? top : undefined;
  return {
    effect,
    kind: shown?.kind ?? reference.kind,
    owner: shown?.metadata?.name ?? reference.name,
    othersReady: keepsRunning ? others.filter(isReady).length : undefined,
    graceSeconds,
  };
}

/** Returns whether a pod accepts requests. */
export function isReady(pod: KubernetesObject): boolean {
  return listConditions(pod).some(({ type, status }) => type === 'Ready' && status === 'True');
}
