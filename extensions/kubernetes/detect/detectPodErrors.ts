import type { KubernetesObject } from '../model/kubernetesObject';
import { listContainers, listContainerStatuses, type Container, type ContainerStatus } from '../model/pod';
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

/** Detects what is wrong with the containers of a pod at a time in ms. */
export function detectPodErrors(pod: KubernetesObject, now: number): DetectedError[] {
  const sourceRef = readSource(pod, 'Pod', 'v1');
  const containers = new Map(listContainers(pod).map((container) => [container.name, container]));
  const errors: DetectedError[] = [];
  for (const status of listContainerStatuses(pod)) {
    const { name, restartCount = 0, state, lastState } = status;
    const propose = (errorType: FixType, fix: Pick<ProposedFix, 'type' | 'docsLink'>) => ({
      proposedFix: { ...fix, errorType, container: name, podName: sourceRef.name },
    });
    const found = { severity: SEVERITY, sourceRef, occurrenceCount: 1 };
    if (isReadinessLate(containers.get(name), status, now))
      errors.push({
        ...found,
        type: 'readiness-probe-taking-too-long',
        message: `The container ${name} failed to start properly, but is not crashing`,
        ...propose('ReadinessProbe', { type: 'events' }),
      });
    const waiting = state?.waiting;
    if (waiting?.message !== undefined) {
      const fix = findFix(WAITING_FIXES, waiting.reason);
      errors.push({
        ...found,
        type: 'container-waiting',
        message: waiting.message,
        ...(fix && propose(waiting.reason as FixType, fix)),
      });
    }
    if (restartCount > 0) {
      const reason = lastState?.terminated?.reason;
      const fix = findFix(RESTART_FIXES, reason);
      errors.push({
        ...found,
        type: 'containers-restarting',
        message: `container=${name} restarted ${restartCount} times`,
        occurrenceCount: restartCount,
        ...(fix && propose(reason as FixType, fix)),
      });
    }
  }
  return errors;
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
