import type { KubernetesObject } from '../model/kubernetesObject';
import {
  findUnscheduled,
  listContainers,
  listContainerStatuses,
  listInitContainerStatuses,
  type Container,
  type ContainerStatus,
} from '../model/pod';
import type { DetectedError, FixType, ProposedFix } from './detectedError';
import { readSource } from './readSource';

const SEVERITY = 4;

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
    return [
      { ...found, type: 'pod-unschedulable', message, ...propose('', 'Unschedulable', { type: 'events' }) },
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
