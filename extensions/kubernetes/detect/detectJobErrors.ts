import { readOwner } from '../model/findOwner';
import { findJobEnd } from '../model/job';
import type { KubernetesObject } from '../model/kubernetesObject';
import type { DetectedError } from './detectedError';
import { readSource } from './readSource';

/** Detects jobs that failed. Of the jobs of a cron job, only the last one that ended matters: clusters keep the older ones for a while. */
export function detectJobErrors(jobs: readonly KubernetesObject[]): DetectedError[] {
  const last = new Map<string, KubernetesObject>();
  const ended = jobs.filter((job) => findJobEnd(job) !== undefined);
  for (const job of ended) {
    const owner = readOwner(job)?.uid;
    if (owner === undefined) continue;
    const other = last.get(owner);
    if (!other || readStart(other) < readStart(job)) last.set(owner, job);
  }
  return ended.flatMap((job) => {
    const end = findJobEnd(job);
    const owner = readOwner(job)?.uid;
    if (end?.type !== 'Failed' || (owner !== undefined && last.get(owner) !== job)) return [];
    const sourceRef = readSource(job, 'Job', 'batch/v1');
    return [
      {
        type: 'job-failed' as const,
        message: end.message ?? end.reason ?? 'The job failed',
        severity: 4,
        sourceRef,
        occurrenceCount: 1,
        proposedFix: { type: 'events' as const, errorType: 'JobFailed' as const, container: '', podName: '' },
      },
    ];
  });
}

function readStart({ status, metadata }: KubernetesObject): string {
  const start = status?.['startTime'];
  return typeof start === 'string' ? start : (metadata?.creationTimestamp ?? '');
}
