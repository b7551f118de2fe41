import type { KubernetesObject } from './kubernetesObject';
import { listConditions, readList } from './pod';

/** A step of a canary rollout. */
export type CanaryStep =
  | { type: 'setWeight'; weight: number }
  | { type: 'pause'; duration: string }
  | { type: 'infinitePause' }
  | { type: 'analysis'; templates: string[] }
  | { type: 'unknown' };

/** The state of a rollout of Argo Rollouts. */
export interface RolloutState {
  steps: CanaryStep[];
  /** The position of the current step. The number of steps if the canary is promoted. Undefined if the rollout was aborted. */
  current: number | undefined;
  /** Why the rollout was aborted. */
  aborted: string | undefined;
  /** When the rollout was paused at its current step, in ISO 8601. */
  pausedSince: string | undefined;
}

/** Returns the state of a rollout, or undefined if it has no canary steps. */
export function readRollout(rollout: KubernetesObject): RolloutState | undefined {
  const strategy = Object(rollout.spec?.['strategy']) as { canary?: { steps?: unknown } };
  const steps = readList<Record<string, unknown>>(strategy.canary?.steps).map(readStep);
  if (steps.length === 0) return undefined;
  const stopped = listConditions(rollout).find(
    ({ type, status, reason }) => type === 'Progressing' && status === 'False' && reason === 'RolloutAborted',
  );
  const pauses = readList<{ reason?: string; startTime?: string }>(rollout.status?.['pauseConditions']);
  const index = rollout.status?.['currentStepIndex'];
  return {
    steps,
    current: stopped ? undefined : typeof index === 'number' ? index : 0,
    aborted: stopped ? (stopped.message ?? '') : undefined,
    pausedSince: pauses.find(({ reason }) => reason === 'CanaryPauseStep')?.startTime,
  };
}

function readStep(step: Record<string, unknown>): CanaryStep {
  if (typeof step['setWeight'] === 'number') return { type: 'setWeight', weight: step['setWeight'] };
  if (step['pause'] !== undefined) {
    const { duration } = Object(step['pause']) as { duration?: unknown };
    if (typeof duration === 'number') return { type: 'pause', duration: `${duration}s` };
    return typeof duration === 'string' ? { type: 'pause', duration } : { type: 'infinitePause' };
  }
  if (step['analysis'] !== undefined) {
    const { templates } = Object(step['analysis']) as { templates?: unknown };
    const names = readList<{ templateName?: unknown }>(templates).map(({ templateName }) => templateName);
    return { type: 'analysis', templates: names.filter((name) => typeof name === 'string') };
  }
  return { type: 'unknown' };
}
