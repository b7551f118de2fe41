import type { KubernetesObject } from './kubernetesObject';

/** The state of a container. At most one part is set. */
export interface ContainerState {
  waiting?: { reason?: string; message?: string };
  running?: { startedAt?: string };
  terminated?: {
    reason?: string;
    message?: string;
    exitCode?: number;
    startedAt?: string;
    finishedAt?: string;
  };
}

/** What the cluster reports about a container. */
export interface ContainerStatus {
  name: string;
  image?: string;
  ready?: boolean;
  /** Whether its startup probe succeeded. */
  started?: boolean;
  restartCount?: number;
  state?: ContainerState;
  lastState?: ContainerState;
}

/** A test that a container must pass. Times in seconds. */
export interface Probe {
  initialDelaySeconds?: number;
  periodSeconds?: number;
  failureThreshold?: number;
}

/** A container as its pod requests it. */
export interface Container {
  name: string;
  image?: string;
  readinessProbe?: Probe;
  livenessProbe?: Probe;
  startupProbe?: Probe;
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> };
}

/** A condition of an object. */
export interface Condition {
  type: string;
  /** `True`, `False` or `Unknown`. */
  status: string;
  reason?: string;
  message?: string;
  lastTransitionTime?: string;
}

/** Returns the value of a list, or an empty list if clusters sent anything else. */
export function readList<T extends object>(value: unknown): T[] {
  return Array.isArray(value)
    ? value.filter((item): item is T => typeof item === 'object' && item !== null)
    : [];
}

/** Returns the containers that a pod requests. */
export function listContainers({ spec }: KubernetesObject): Container[] {
  return readList<Container>(spec?.['containers']);
}

/** Returns what the cluster reports about the containers of a pod. A pod that was not scheduled yet has none. */
export function listContainerStatuses({ status }: KubernetesObject): ContainerStatus[] {
  return readList<ContainerStatus>(status?.['containerStatuses']);
}

/** Returns what the cluster reports about the containers that run before the others. */
export function listInitContainerStatuses({ status }: KubernetesObject): ContainerStatus[] {
  return readList<ContainerStatus>(status?.['initContainerStatuses']);
}

export function listConditions({ status }: KubernetesObject): Condition[] {
  return readList<Condition>(status?.['conditions']);
}

/** Returns why no node can run a pod, or undefined if it has a node or still waits for one. */
export function findUnscheduled(pod: KubernetesObject): { reason: string; message: string } | undefined {
  const { status, reason, message } = listConditions(pod).find(({ type }) => type === 'PodScheduled') ?? {};
  if (status !== 'False' || reason === undefined) return undefined;
  return { reason, message: message ?? '' };
}

/** `Pending`, `Running`, `Succeeded`, `Failed` or `Unknown`. */
export function readPhase({ status }: KubernetesObject): string {
  const phase = status?.['phase'];
  return typeof phase === 'string' ? phase : 'Unknown';
}
