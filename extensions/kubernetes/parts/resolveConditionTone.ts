import type { StatusTone } from '#ui';
import type { Condition } from '../model/pod';

/** Conditions that report a problem when they are true. */
const PROBLEMS = [
  'Failed',
  'FailureTarget',
  'ReplicaFailure',
  'DisruptionTarget',
  'ScalingLimited',
  'Degraded',
  'InvalidSpec',
];

/** Conditions that are neither good nor bad. */
const NEUTRAL = ['Suspended', 'Paused'];

/** Returns whether a condition is as it should be. */
export function resolveConditionTone({ type, status, reason }: Condition): StatusTone {
  if (NEUTRAL.includes(type)) return 'neutral';
  // The containers of a pod that did its work are not ready anymore.
  if (reason === 'PodCompleted') return 'neutral';
  if (status === 'Unknown') return 'warning';
  if (PROBLEMS.includes(type)) {
    if (type === 'ScalingLimited') return status === 'True' ? 'warning' : 'success';
    return status === 'True' ? 'error' : 'success';
  }
  return status === 'True' ? 'success' : 'error';
}
