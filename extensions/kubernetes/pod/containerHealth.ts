import type { Container, ContainerStatus } from '../model/pod';

/** A check of the health of a container: the key of its text, and whether it passed. */
export interface HealthCheck {
  check: 'notWaiting' | 'isStarted' | 'ready' | 'noRestarts' | 'readinessProbe' | 'livenessProbe';
  isPassed: boolean;
}

/** Returns the checks of a container. A container that completed its work is neither started nor ready. */
export function listHealthChecks(container: Container, status: ContainerStatus): HealthCheck[] {
  const { state = {}, restartCount = 0 } = status;
  const isCompleted = state.terminated?.reason === 'Completed';
  const notWaiting: HealthCheck = { check: 'notWaiting', isPassed: state.waiting === undefined };
  const noRestarts: HealthCheck = { check: 'noRestarts', isPassed: restartCount === 0 };
  if (isCompleted) return [notWaiting, noRestarts];
  return [
    notWaiting,
    // Older clusters do not report whether a container has started.
    { check: 'isStarted', isPassed: status.started ?? state.running !== undefined },
    { check: 'ready', isPassed: status.ready === true },
    noRestarts,
    { check: 'readinessProbe', isPassed: container.readinessProbe !== undefined },
    { check: 'livenessProbe', isPassed: container.livenessProbe !== undefined },
  ];
}

/** What a container is doing: the reason that the cluster reports, `Running`, or undefined if it reports nothing. */
export function readContainerState({ state = {} }: ContainerStatus): string | undefined {
  if (state.waiting) return state.waiting.reason ?? 'Waiting';
  if (state.terminated) return state.terminated.reason ?? 'Terminated';
  return state.running ? 'Running' : undefined;
}
