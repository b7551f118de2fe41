import { readOwner } from '../model/findOwner';
import type { KubernetesObject } from '../model/kubernetesObject';
import {
  findUnscheduled,
  listContainers,
  listContainerStatuses,
  listInitContainerStatuses,
  readPhase,
  type Container,
  type ContainerStatus,
} from '../model/pod';
import type { DetectedError, FixType, ProposedFix } from './detectedError';
import { readSource } from './readSource';

const SEVERITY = 4;

/** The scheduler names the claims that keep a pod from a node. */
const VOLUME = /persistentvolumeclaim/i;

const DOCS = 'https://kubernetes.io/docs/';

/** The fixes for reasons why a container waits. */
const WAITING_FIXES: Readonly<Record<string, Pick<ProposedFix, 'type' | 'docsLink'>>> = {
  InvalidImageName: { type: 'docs', docsLink: `${DOCS}concepts/containers/images/#image-names` },
  ImagePullBackOff: { type: 'docs', docsLink: `${DOCS}concepts/containers/images/#imagepullbackoff` },
  CrashLoopBackOff: { type: 'logs' },
  CreateContainerConfigError: {
    type: 'docs',
    docsLink: `${DOCS}tasks/configure-pod-container/configure-pod-configmap/`,
  },
};

/** The fixes for reasons of the last termination. */
const RESTART_FIXES: Readonly<Record<string, Pick<ProposedFix, 'type' | 'docsLink'>>> = {
  Unknown: { type: 'logs' },
  Error: { type: 'logs' },
  OOMKilled: { type: 'docs', docsLink: `${DOCS}tasks/configure-pod-container/assign-memory-resource/` },
};

/** Detects what is wrong with a pod and its containers at a time in ms. */
export function detectPodErrors(pod: KubernetesObject, now: number): DetectedError[] {
  const sourceRef = readSource(pod, 'Pod', 'v1');
  const containers = new Map(listContainers(pod).map((container) => [container.name, container]));
  const found = { severity: SEVERITY, sourceRef, occurrenceCount: 1 };
  const propose = (container: string, errorType: FixType, fix: Pick<ProposedFix, 'type' | 'docsLink'>) => ({
    proposedFix: { ...fix, errorType, container, podName: sourceRef.name },
  });

  function detectUnscheduled(): DetectedError[] {
    const { reason, message = '' } = findUnscheduled(pod) ?? {};
    if (reason !== 'Unschedulable') return [];
    const cause = VOLUME.test(message) ? 'UnboundVolume' : 'Unschedulable';
    return [{ ...found, type: 'pod-unschedulable', message, ...propose('', cause, { type: 'events' }) }];
  }

  /** Nothing replaces a pod without an owner. Others are the concern of their owner. */
  function detectFailed(): DetectedError[] {
    if (readPhase(pod) !== 'Failed' || readOwner(pod)) return [];
    const { reason, message } = pod.status ?? {};
    const ended = listContainerStatuses(pod).find(({ state }) => (state?.terminated?.exitCode ?? 0) !== 0);
    const { reason: cause, message: details, exitCode } = ended?.state?.terminated ?? {};
    const text = [
      message,
      reason,
      details,
      cause && `container=${ended?.name} ${cause}, exit code ${exitCode}`,
    ];
    return [
      {
        ...found,
        type: 'pod-failed',
        message:
          (text.find((one) => typeof one === 'string' && one !== '') as string | undefined) ??
          'The pod failed',
        ...propose(ended?.name ?? '', 'PodFailed', { type: 'events' }),
      },
    ];
  }

  function detectLate(status: ContainerStatus): DetectedError[] {
    const { name } = status;
    if (!isReadinessLate(containers.get(name), status, now)) return [];
    const message = `The container ${name} failed to start properly, but is not crashing`;
    const fix = propose(name, 'ReadinessProbe', { type: 'events' });
    return [{ ...found, type: 'readiness-probe-taking-too-long', message, ...fix }];
  }

  function detectWaiting({ name, state }: ContainerStatus): DetectedError[] {
    const { reason, message } = state?.waiting ?? {};
    if (message === undefined) return [];
    const fix = findFix(WAITING_FIXES, reason);
    return [
      { ...found, type: 'container-waiting', message, ...(fix && propose(name, reason as FixType, fix)) },
    ];
  }

  function detectRestarts({ name, restartCount = 0, lastState }: ContainerStatus): DetectedError[] {
    if (restartCount === 0) return [];
    const reason = lastState?.terminated?.reason;
    const fix = findFix(RESTART_FIXES, reason);
    const message = `container=${name} restarted ${restartCount} times`;
    return [
      {
        ...found,
        type: 'containers-restarting',
        message,
        occurrenceCount: restartCount,
        ...(fix && propose(name, reason as FixType, fix)),
      },
    ];
  }

  return [
    ...detectUnscheduled(),
    ...detectFailed(),
    // Init containers may be restarted until they succeed. Only one that waits now holds up the pod.
    ...listInitContainerStatuses(pod).flatMap(detectWaiting),
    ...listContainerStatuses(pod).flatMap((status) => [
      ...detectLate(status),
      ...detectWaiting(status),
      ...detectRestarts(status),
    ]),
  ];
}

function findFix<Fix>(fixes: Readonly<Record<string, Fix>>, reason: string | undefined): Fix | undefined {
  return reason !== undefined && Object.hasOwn(fixes, reason) ? fixes[reason] : undefined;
}

/** A container that runs, but did not become ready in the time that its probe gives it. */
function isReadinessLate(
  container: Container | undefined,
  { ready, state }: ContainerStatus,
  now: number,
): boolean {
  const probe = container?.readinessProbe;
  const started = Date.parse(state?.running?.startedAt ?? '');
  if (ready === true || !probe || Number.isNaN(started)) return false;
  const { initialDelaySeconds = 0, periodSeconds = 10, failureThreshold = 3 } = probe;
  return started + (initialDelaySeconds + periodSeconds * failureThreshold) * 1000 < now;
}
