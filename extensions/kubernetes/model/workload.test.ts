import { describe, expect, it } from 'vitest';
import type { KubernetesObject } from './kubernetesObject';
import { readReplicas, resolveLastRollout, summarizePod } from './workload';

const waiting = (reason: string, message: string) => ({ state: { waiting: { reason, message } } });

it.each([
  [
    'that no node can run',
    { conditions: [{ type: 'PodScheduled', status: 'False', reason: 'Unschedulable', message: 'no node' }] },
    { reasons: ['Unschedulable'], message: 'no node' },
  ],
  [
    'that was evicted',
    { phase: 'Failed', reason: 'Evicted', message: 'The node was low on memory.' },
    { phase: 'Failed', reasons: ['Evicted'], message: 'The node was low on memory.' },
  ],
  [
    'whose init container crashes',
    {
      initContainerStatuses: [{ name: 'migrate', ...waiting('CrashLoopBackOff', 'back-off') }],
      containerStatuses: [{ name: 'shop', ...waiting('PodInitializing', '') }],
    },
    { reasons: ['Init:CrashLoopBackOff'], message: 'back-off' },
  ],
  [
    'that waits for init containers',
    {
      initContainerStatuses: [{ name: 'migrate', state: { running: {} } }],
      containerStatuses: [{ name: 'shop', state: { waiting: { reason: 'PodInitializing' } } }],
    },
    { reasons: ['PodInitializing'], message: undefined },
  ],
  [
    'with two containers that wait for the same reason',
    {
      containerStatuses: [
        { name: 'shop', ...waiting('ImagePullBackOff', 'no image a') },
        { name: 'proxy', ...waiting('ImagePullBackOff', 'no image b') },
      ],
    },
    { reasons: ['ImagePullBackOff'], message: 'no image a\nno image b' },
  ],
  [
    'that did its work',
    {
      phase: 'Succeeded',
      containerStatuses: [{ name: 'job', state: { terminated: { reason: 'Completed' } } }],
    },
    { phase: 'Succeeded', reasons: [], message: undefined },
  ],
])('summarizes a pod %s', (_name, status, expected) => {
  expect(summarizePod({ kind: 'Pod', status })).toMatchObject(expected);
});

it('knows no replicas of a rollout that no controller has seen', () => {
  expect(readReplicas({ kind: 'Rollout', spec: {} })).toBeUndefined();
  expect(readReplicas({ kind: 'Rollout', spec: {}, status: {} })).toEqual({ desired: 1, ready: 0 });
});

describe('the last rollout', () => {
  const pod = (creationTimestamp: string, labels: Record<string, string>): KubernetesObject => ({
    kind: 'Pod',
    metadata: { creationTimestamp, labels },
  });
  const revision = (name: string) => ({ 'controller-revision-hash': name });
  const pods = [
    pod('2026-11-03T00:00:00Z', { ...revision('db-new'), 'pod-template-generation': '4' }),
    pod('2026-11-02T00:00:00Z', { ...revision('db-new'), 'pod-template-generation': '4' }),
    pod('2026-11-01T00:00:00Z', { ...revision('db-old'), 'pod-template-generation': '3' }),
  ];
  const statefulSet = {
    kind: 'StatefulSet',
    status: { currentRevision: 'db-old', updateRevision: 'db-new' },
  };

  it('is what the workload reports', () => {
    const conditions = [
      { type: 'Available', lastUpdateTime: '2026-11-05T00:00:00Z' },
      { type: 'Progressing', lastUpdateTime: '2026-11-04T00:00:00Z' },
    ];
    expect(resolveLastRollout({ kind: 'Deployment', status: { conditions } }, pods)).toEqual({
      time: '2026-11-04T00:00:00Z',
      isEstimate: false,
    });
  });

  it.each([
    ['a stateful set', statefulSet],
    [
      'a daemon set',
      { kind: 'DaemonSet', metadata: { annotations: { 'deprecated.daemonset.template.generation': '4' } } },
    ],
  ])('is estimated from the oldest pod of the current revision of %s', (_kind, workload) => {
    const expected = { time: '2026-11-02T00:00:00Z', isEstimate: true };
    expect(resolveLastRollout(workload, pods)).toEqual(expected);
  });

  it('is not known without pods of the current revision', () => {
    expect(resolveLastRollout(statefulSet, pods.slice(2))).toBeUndefined();
    expect(resolveLastRollout({ kind: 'StatefulSet' }, pods)).toBeUndefined();
    expect(resolveLastRollout({ kind: 'Deployment' }, pods)).toBeUndefined();
  });
});
