import { describe, expect, it } from 'vitest';
import { detectErrors } from '../detect/detectErrors';
import { createProductionObjects, createStagingObjects } from './cluster/demoObjects';
import { loadFixtures } from './cluster/loadFixtures';

type Objects = ReturnType<typeof createProductionObjects>;

/** Lists each detected error as `kind name: rule (fix)`. */
function detect(objects: Objects): string[] {
  const ofKind = (type: string, kind: string) => ({
    type,
    resources: objects.filter((object) => object.kind === kind).map((object) => ({ ...object })),
  });
  const resources = [
    ofKind('pods', 'Pod'),
    ofKind('horizontalpodautoscalers', 'HorizontalPodAutoscaler'),
    ofKind('jobs', 'Job'),
    ofKind('deployments', 'Deployment'),
  ];
  return detectErrors(resources, Date.parse('2026-11-20T00:00:00Z'))
    .map(({ type, sourceRef: { kind, name }, proposedFix }) =>
      [`${kind} ${name}: ${type}`, proposedFix && `${proposedFix.errorType}, ${proposedFix.type}`]
        .filter(Boolean)
        .join(' → '),
    )
    .toSorted((a, b) => a.localeCompare(b));
}

// Both lists were made by hand: each object was read, and what is wrong with it was written down.

describe('detected errors', () => {
  it('are those of the production cluster', () => {
    expect(detect(createProductionObjects())).toEqual([
      'HorizontalPodAutoscaler position-ingest: condition-message-present → ScalingInactive, docs',
      'HorizontalPodAutoscaler ticket-office: hpa-max-current-replicas → MaxReplicas, docs',
      'Job settle-2: job-failed → JobFailed, events',
      'Pod position-ingest-1: containers-restarting → Error, logs',
      'Pod position-ingest-2: containers-restarting → Unknown, logs',
      'Pod price-model-6c8f-a2k4x: pod-unschedulable → Unschedulable, events',
      'Pod receipts-6c8f-a2k4x: container-waiting → ImagePullBackOff, docs',
      'Pod refunds-6c8f-a2k4x: container-waiting → InvalidImageName, docs',
      'Pod seat-sync-6c8f-a2k4x: readiness-probe-taking-too-long → ReadinessProbe, events',
      'Pod ticket-office-6c8f-b2k4x: container-waiting → CrashLoopBackOff, logs',
      'Pod ticket-office-6c8f-b2k4x: containers-restarting → Error, logs',
      'Pod ticket-printer-6c8f-a2k4x: containers-restarting → OOMKilled, docs',
      'Pod vouchers-6c8f-a2k4x: container-waiting → CreateContainerConfigError, docs',
    ]);
  });

  it('are those of the staging cluster', () => {
    expect(detect(createStagingObjects())).toEqual(['Pod quay-web-6c8f-b2k4x: container-waiting']);
  });

  it.runIf(loadFixtures().length > 0)('are those of objects of other projects', () => {
    const twice = (lines: string[]): string[] => lines.flatMap((line) => [line, line]);
    const crashing = (name: string): string[] =>
      twice([
        `Pod ${name}: container-waiting → CrashLoopBackOff, logs`,
        `Pod ${name}: containers-restarting → Error, logs`,
      ]);
    const expected = [
      ...crashing('dice-roller-canary-7d64cd756c-vtbdx'),
      ...crashing('dice-roller-canary-7d64cd756c-vtbdx'),
      ...crashing('dice-roller-canary-7d64cd756c-55rfq'),
      ...crashing('dice-roller-canary-7d64cd756c-55rfq'),
      ...crashing('dice-roller-canary-7d64cd756c-55rfq'),
      ...crashing('dice-roller-canary-7d64cd756c-55rfq'),
      'HorizontalPodAutoscaler dice-roller: hpa-max-current-replicas → MaxReplicas, docs',
      'HorizontalPodAutoscaler dice-roller: hpa-max-current-replicas → MaxReplicas, docs',
      'HorizontalPodAutoscaler sample: condition-message-present',
      'HorizontalPodAutoscaler sample: hpa-max-current-replicas → MaxReplicas, docs',
      'HorizontalPodAutoscaler sample: hpa-max-current-replicas → MaxReplicas, docs',
      'Job fail: job-failed → JobFailed, events',
      'Pod dice-roller-bad-cm-855bf85464-mg6xb: container-waiting → CreateContainerConfigError, docs',
      'Pod guestbook-ui-errimagepullbackoff-66cfffb669-45w2j: container-waiting → ImagePullBackOff, docs',
      'Pod imagepullbackoff: container-waiting → ImagePullBackOff, docs',
      'Pod imagepullbackoff: containers-restarting',
      'Pod liveness-http: container-waiting → CrashLoopBackOff, logs',
      'Pod liveness-http: containers-restarting → Error, logs',
      'Pod my-pod: container-waiting → CrashLoopBackOff, logs',
      'Pod my-pod: container-waiting → CrashLoopBackOff, logs',
      'Pod my-pod: container-waiting → CrashLoopBackOff, logs',
      'Pod my-pod: container-waiting → ImagePullBackOff, docs',
      'Pod my-pod: containers-restarting → Error, logs',
      'Pod my-pod: containers-restarting → Error, logs',
      'Pod my-pod: containers-restarting → Error, logs',
      'Pod my-pod: containers-restarting → OOMKilled, docs',
      'Pod my-pod: pod-failed → PodFailed, events',
      'Pod never-ready: readiness-probe-taking-too-long → ReadinessProbe, events',
      'Pod terminated: pod-failed → PodFailed, events',
      'Pod velero-6996dd565b-xl44t: container-waiting → CrashLoopBackOff, logs',
      'Pod velero-6996dd565b-xl44t: containers-restarting → Error, logs',
    ];
    expect(detect(loadFixtures())).toEqual(expected.toSorted((a, b) => a.localeCompare(b)));
  });
});
