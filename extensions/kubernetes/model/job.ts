import type { KubernetesObject } from './kubernetesObject';
import { listConditions, type Condition } from './pod';

/** What a job does, or how it ended. */
export type JobState = 'succeeded' | 'running' | 'failed';

/** Returns the condition with which a job ended, or undefined if it did not end yet. */
export function findJobEnd(job: KubernetesObject): Condition | undefined {
  return listConditions(job).find(
    ({ type, status }) => status === 'True' && (type === 'Complete' || type === 'Failed'),
  );
}

/** Returns the state of a job, or undefined if it has not started. Some pods of a job that runs or failed can have succeeded. */
export function readJobState(job: KubernetesObject): JobState | undefined {
  const end = findJobEnd(job);
  if (end) return end.type === 'Complete' ? 'succeeded' : 'failed';
  const has = (count: string): boolean => Number(job.status?.[count] ?? 0) > 0;
  if (has('active')) return 'running';
  if (has('succeeded')) return 'succeeded';
  return has('failed') ? 'failed' : undefined;
}
