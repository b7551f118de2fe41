import type { KubernetesObject } from './kubernetesObject';
import {
  findUnscheduled,
  listContainerStatuses,
  listConditions,
  listInitContainerStatuses,
  readList,
  readPhase,
  type ContainerStatus,
} from './pod';

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
  // Without its controller, nothing is known of a custom resource.
  if (kind === 'Rollout' && !status) return undefined;
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

/** When the last rollout of a workload was. */
export interface LastRollout {
  /** In ISO 8601. */
  time: string;
  /** Whether it is the creation of the oldest pod of the current revision. The rollout can be earlier, because pods are replaced. */
  isEstimate: boolean;
}

/** Returns when the last rollout made progress. Undefined if neither the workload nor its pods show it. */
export function resolveLastRollout(
  workload: KubernetesObject,
  pods: readonly KubernetesObject[],
): LastRollout | undefined {
  const progress = listConditions(workload).find(({ type }) => type === 'Progressing') as
    | { lastUpdateTime?: string; lastTransitionTime?: string }
    | undefined;
  const time = progress?.lastUpdateTime ?? progress?.lastTransitionTime;
  if (time !== undefined) return { time, isEstimate: false };
  const current = readCurrentRevision(workload);
  if (!current) return undefined;
  const created = pods.flatMap(({ metadata }) =>
    metadata?.labels?.[current.label] === current.value ? (metadata.creationTimestamp ?? []) : [],
  );
  const [oldest] = created.sort();
  return oldest === undefined ? undefined : { time: oldest, isEstimate: true };
}

/** Returns the label by which the pods of the current revision are known. These workloads have no condition for rollouts. */
function readCurrentRevision({ kind, metadata, status }: KubernetesObject) {
  const [label, value] =
    kind === 'StatefulSet'
      ? ['controller-revision-hash', status?.['updateRevision']]
      : kind === 'DaemonSet'
        ? ['pod-template-generation', metadata?.annotations?.['deprecated.daemonset.template.generation']]
        : [];
  return label !== undefined && typeof value === 'string' ? { label, value } : undefined;
}

/** The columns of a pod, from what the cluster reports. */
export interface PodSummary {
  phase: string;
  /** Why the pod or its containers do not run, such as `CrashLoopBackOff`. Empty if all is well. */
  reasons: string[];
  /** What the cluster says about the reasons, one message per line. */
  message: string | undefined;
  ready: number;
  containers: number;
  restarts: number;
}

/** Summarizes a pod. A container that ended as intended is well. */
export function summarizePod(pod: KubernetesObject): PodSummary {
  const statuses = listContainerStatuses(pod);
  const causes = listCauses(pod);
  const messages = new Set(causes.flatMap(({ message }) => message || []));
  return {
    phase: readPhase(pod),
    reasons: [...new Set(causes.map(({ reason }) => reason))],
    message: messages.size > 0 ? [...messages].join('\n') : undefined,
    ready: statuses.filter(({ ready }) => ready === true).length,
    containers: Math.max(statuses.length, readList(pod.spec?.['containers']).length),
    restarts: statuses.reduce((sum, { restartCount = 0 }) => sum + restartCount, 0),
  };
}

/** Returns the tone of a pod. A pod that starts needs attention only if an error was detected. */
export function resolvePodTone(
  { phase, reasons, ready, containers }: PodSummary,
  hasErrors: boolean,
): 'success' | 'warning' | 'error' {
  if (hasErrors || phase === 'Failed') return 'error';
  if (phase === 'Succeeded') return 'success';
  return reasons.length > 0 || phase !== 'Running' || ready < containers ? 'warning' : 'success';
}

/** Why a pod or a container does not run. */
interface Cause {
  reason: string;
  message?: string | undefined;
}

/** The other containers wait for the first ones, and containers for the pod, so only the cause itself is listed. */
function listCauses(pod: KubernetesObject): Cause[] {
  const unscheduled = findUnscheduled(pod);
  if (unscheduled) return [unscheduled];
  const { reason, message } = pod.status ?? {};
  // For example a pod that was evicted.
  if (typeof reason === 'string') return [{ reason, ...(typeof message === 'string' && { message }) }];
  const initial = listInitContainerStatuses(pod)
    .flatMap((status) => readCause(status) ?? [])
    .filter(({ reason: why }) => why !== 'PodInitializing');
  if (initial.length > 0) return initial.map((cause) => ({ ...cause, reason: `Init:${cause.reason}` }));
  return listContainerStatuses(pod).flatMap((status) => readCause(status) ?? []);
}

function readCause({ state }: ContainerStatus): Cause | undefined {
  if (state?.waiting) return { reason: state.waiting.reason ?? 'Waiting', message: state.waiting.message };
  const ended = state?.terminated;
  if (!ended || ended.reason === 'Completed') return undefined;
  return { reason: ended.reason ?? 'Terminated', message: ended.message };
}
