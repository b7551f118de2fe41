import type { KubernetesObject } from './kubernetesObject';
import { listConditions, listContainerStatuses, readList, readPhase, type ContainerStatus } from './pod';

/** How many pods a workload requests, and how many are ready. */
export interface Replicas {
  desired: number;
  ready: number;
}

/** Returns the replicas of a workload, or undefined for objects without pods of their own. */
export function readReplicas({ kind, spec, status }: KubernetesObject): Replicas | undefined {
  if (kind === 'DaemonSet')
    return {
      desired: readNumber(status, 'desiredNumberScheduled'),
      ready: readNumber(status, 'numberReady'),
    };
  if (!['Deployment', 'StatefulSet', 'ReplicaSet', 'Rollout'].includes(kind ?? '')) return undefined;
  return { desired: readNumber(spec, 'replicas', 1), ready: readNumber(status, 'readyReplicas') };
}

function readNumber(part: Record<string, unknown> | undefined, key: string, usual = 0): number {
  const value = part?.[key];
  return typeof value === 'number' ? value : usual;
}

/** Returns the images of the containers that a workload or pod requests, each once. */
export function listImages({ spec }: KubernetesObject): string[] {
  const template = Object(spec?.['template']) as { spec?: { containers?: unknown } };
  const containers = readList<{ image?: unknown }>(spec?.['containers'] ?? template.spec?.containers);
  return [...new Set(containers.flatMap(({ image }) => (typeof image === 'string' ? [image] : [])))];
}

/** Returns the version of an image: its tag or digest. `latest` if it has none. */
export function readImageVersion(image: string): string {
  const [, digest] = image.split('@');
  if (digest !== undefined) return digest.slice(0, 19);
  const [, tag] = /:([^/:]+)$/.exec(image) ?? [];
  return tag ?? 'latest';
}

/** Returns when the last rollout made progress, in ISO 8601. Undefined if the cluster does not report it. */
export function readLastRollout(workload: KubernetesObject): string | undefined {
  const progress = listConditions(workload).find(({ type }) => type === 'Progressing') as
    | { lastUpdateTime?: string; lastTransitionTime?: string }
    | undefined;
  return progress?.lastUpdateTime ?? progress?.lastTransitionTime;
}

/** The columns of a pod, from what the cluster reports. */
export interface PodSummary {
  phase: string;
  /** Why containers do not run, such as `CrashLoopBackOff`. Empty if all is well. */
  reasons: string[];
  ready: number;
  containers: number;
  restarts: number;
}

/** Summarizes a pod. A container that ended as intended is well. */
export function summarizePod(pod: KubernetesObject): PodSummary {
  const statuses = listContainerStatuses(pod);
  return {
    phase: readPhase(pod),
    reasons: [...new Set(statuses.flatMap((status) => readReason(status) ?? []))],
    ready: statuses.filter(({ ready }) => ready === true).length,
    containers: Math.max(statuses.length, readList(pod.spec?.['containers']).length),
    restarts: statuses.reduce((sum, { restartCount = 0 }) => sum + restartCount, 0),
  };
}

function readReason({ state }: ContainerStatus): string | undefined {
  if (state?.waiting) return state.waiting.reason ?? 'Waiting';
  const ended = state?.terminated;
  return ended && ended.reason !== 'Completed' ? (ended.reason ?? 'Terminated') : undefined;
}
