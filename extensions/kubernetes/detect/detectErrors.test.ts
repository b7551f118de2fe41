import { describe, expect, it } from 'vitest';
import { detectErrors } from './detectErrors';

const now = Date.parse('2026-11-02T09:00:00Z');
const running = { running: { startedAt: '2026-11-02T08:59:00Z' } };

function detectPod(spec: object, status: unknown) {
  const pod = { metadata: { name: 'shop-1', namespace: 'sales' }, spec, status };
  return detectErrors([{ type: 'pods', resources: [pod] }], now);
}

function detectContainer(status: object, container: object = {}) {
  return detectPod(
    { containers: [{ name: 'shop', ...container }] },
    { containerStatuses: [{ name: 'shop', ...status }] },
  );
}

const waitingFixes = [
  ['InvalidImageName', 'docs'],
  ['ImagePullBackOff', 'docs'],
  ['CrashLoopBackOff', 'logs'],
  ['CreateContainerConfigError', 'docs'],
  ['ErrImagePull', undefined],
  ['toString', undefined],
] as const;

const restartFixes = [
  ['Unknown', 'logs'],
  ['Error', 'logs'],
  ['OOMKilled', 'docs'],
  ['Completed', undefined],
] as const;

describe('detectErrors', () => {
  it.each(waitingFixes)('proposes a fix for a container that waits: %s', (reason, type) => {
    const [error, ...rest] = detectContainer({ state: { waiting: { reason, message: 'cannot start' } } });
    expect(rest).toEqual([]);
    expect(error).toMatchObject({ type: 'container-waiting', message: 'cannot start', severity: 4 });
    expect(error?.proposedFix?.type).toBe(type);
  });

  it('ignores containers that wait without a message', () => {
    expect(detectContainer({ state: { waiting: { reason: 'ContainerCreating' } } })).toEqual([]);
  });

  it('reports a pod that no node can run, and not one that waits for permission to be scheduled', () => {
    const detectUnscheduled = (reason: string) =>
      detectPod({}, { conditions: [{ type: 'PodScheduled', status: 'False', reason, message: 'no node' }] });
    expect(detectUnscheduled('Unschedulable')).toMatchObject([
      {
        type: 'pod-unschedulable',
        message: 'no node',
        proposedFix: { type: 'events', errorType: 'Unschedulable', podName: 'shop-1' },
      },
    ]);
    expect(detectUnscheduled('SchedulingGated')).toEqual([]);
  });

  it('explains a pod whose volume is missing', () => {
    const message = '0/3 nodes are available: pod has unbound immediate PersistentVolumeClaims.';
    const condition = { type: 'PodScheduled', status: 'False', reason: 'Unschedulable', message };
    const [error] = detectPod({}, { conditions: [condition] });
    expect(error).toMatchObject({
      type: 'pod-unschedulable',
      message,
      proposedFix: { errorType: 'UnboundVolume' },
    });
  });

  it('reports a failed pod only if nothing replaces it', () => {
    const status = {
      phase: 'Failed',
      containerStatuses: [{ name: 'shop', state: { terminated: { reason: 'Error', exitCode: 3 } } }],
    };
    const metadata = { name: 'shop-1', namespace: 'sales' };
    const owned = { ...metadata, ownerReferences: [{ kind: 'ReplicaSet', name: 'shop', uid: '1' }] };
    const detect = (pod: object) => detectErrors([{ type: 'pods', resources: [{ ...pod }] }], now);
    expect(detect({ metadata, status })).toMatchObject([
      { type: 'pod-failed', message: 'container=shop Error, exit code 3' },
    ]);
    expect(detect({ metadata: owned, status })).toEqual([]);
  });

  it('reports a failed job, but of the jobs of a cron job only the last one that ended', () => {
    const job = (name: string, type: string | undefined, startTime: string, owner?: string) => ({
      metadata: {
        name,
        namespace: 'sales',
        ...(owner !== undefined && { ownerReferences: [{ kind: 'CronJob', name: owner, uid: owner }] }),
      },
      status: { startTime, conditions: type === undefined ? [] : [{ type, status: 'True', message: type }] },
    });
    const jobs = [
      job('alone', 'Failed', '2026-11-01T00:00:00Z'),
      job('fixed-1', 'Failed', '2026-11-01T00:00:00Z', 'fixed'),
      job('fixed-2', 'Complete', '2026-11-02T00:00:00Z', 'fixed'),
      job('broken-2', 'Failed', '2026-11-02T00:00:00Z', 'broken'),
      job('broken-1', 'Complete', '2026-11-01T00:00:00Z', 'broken'),
      job('broken-3', undefined, '2026-11-03T00:00:00Z', 'broken'),
    ];
    const errors = detectErrors([{ type: 'jobs', resources: jobs }], now);
    expect(errors.map(({ sourceRef }) => sourceRef.name)).toEqual(['alone', 'broken-2']);
    expect(errors[0]).toMatchObject({ type: 'job-failed', proposedFix: { errorType: 'JobFailed' } });
  });

  it('reports a deployment that cannot create its pods', () => {
    const message = 'pods "shop-1" is forbidden: exceeded quota: small';
    const condition = { type: 'ReplicaFailure', status: 'True', reason: 'FailedCreate', message };
    const deployment = {
      metadata: { name: 'shop', namespace: 'sales' },
      status: { conditions: [{ type: 'Progressing', status: 'True', message: 'progressing' }, condition] },
    };
    expect(detectErrors([{ type: 'deployments', resources: [deployment] }], now)).toMatchObject([
      { type: 'replica-failure', message, sourceRef: { kind: 'Deployment', name: 'shop' } },
    ]);
  });

  it('reports an init container that waits, and not one that was restarted until it succeeded', () => {
    const detectInit = (status: object) =>
      detectPod({}, { initContainerStatuses: [{ name: 'migrate', restartCount: 2, ...status }] });
    expect(
      detectInit({ state: { waiting: { reason: 'CrashLoopBackOff', message: 'back-off' } } }),
    ).toMatchObject([{ type: 'container-waiting', proposedFix: { type: 'logs', container: 'migrate' } }]);
    expect(detectInit({ state: { terminated: { reason: 'Completed' } } })).toEqual([]);
  });

  it.each(restartFixes)('proposes a fix for a container that was restarted: %s', (reason, type) => {
    const [error] = detectContainer({
      ready: true,
      restartCount: 3,
      state: running,
      lastState: { terminated: { reason } },
    });
    expect(error).toMatchObject({
      type: 'containers-restarting',
      message: 'container=shop restarted 3 times',
      occurrenceCount: 3,
      sourceRef: { name: 'shop-1', namespace: 'sales', kind: 'Pod', apiGroup: 'v1' },
    });
    expect(error?.proposedFix?.type).toBe(type);
  });

  it.each([
    ['in time', { initialDelaySeconds: 30, periodSeconds: 10, failureThreshold: 3 }, 0],
    ['late', { initialDelaySeconds: 29, periodSeconds: 10, failureThreshold: 3 }, 1],
    ['in the default time of 30 seconds plus the delay', { initialDelaySeconds: 31 }, 0],
    ['later than the default time', {}, 1],
  ])('waits for the readiness probe: %s', (_title, readinessProbe, count) => {
    const errors = detectContainer({ ready: false, state: running }, { readinessProbe });
    expect(errors.map(({ type }) => type)).toEqual(Array(count).fill('readiness-probe-taking-too-long'));
  });

  it.each([
    ['a ready container', { ready: true, state: running }, { readinessProbe: {} }],
    ['a container without a probe', { ready: false, state: running }, {}],
    [
      'a container that ended',
      { ready: false, state: { terminated: { reason: 'Completed' } } },
      { readinessProbe: {} },
    ],
  ])('reports nothing for %s', (_title, status, container) => {
    expect(detectContainer(status, container)).toEqual([]);
  });

  it.each([
    ['no status', undefined],
    ['no containers', {}],
    ['a list that is none', { containerStatuses: { name: 'shop' } }],
    ['entries without objects', { containerStatuses: [null, 'shop', 7] }],
  ])('accepts pods with %s', (_title, status) => {
    expect(detectPod({}, status)).toEqual([]);
  });

  it('lists the most severe error first', () => {
    const autoscaler = {
      metadata: { name: 'shop', namespace: 'sales' },
      spec: { maxReplicas: 4 },
      status: {
        currentReplicas: 4,
        conditions: [
          { type: 'ScalingActive', status: 'False', message: 'no metrics' },
          { type: 'AbleToScale', status: 'True', message: 'ready' },
          { type: 'ScalingLimited', status: 'False', reason: 'DesiredWithinRange', message: 'in range' },
          { type: 'ScalingActive', status: 'False', reason: 'ScalingDisabled', message: 'zero replicas' },
          { type: 'ScalingLimited', status: 'False' },
        ],
      },
    };
    const pod = { status: { containerStatuses: [{ name: 'shop', restartCount: 1 }] } };
    const errors = detectErrors(
      [
        { type: 'pods', resources: [pod] },
        { type: 'horizontalpodautoscalers', resources: [autoscaler] },
      ],
      now,
    );
    expect(errors.map(({ type, severity }) => [type, severity])).toEqual([
      ['hpa-max-current-replicas', 8],
      ['condition-message-present', 6],
      ['containers-restarting', 4],
    ]);
  });

  it('reports an autoscaler below its maximum only for its conditions', () => {
    const autoscaler = { spec: { maxReplicas: 4 }, status: { currentReplicas: 3 } };
    expect(detectErrors([{ type: 'horizontalpodautoscalers', resources: [autoscaler] }], now)).toEqual([]);
  });
});
