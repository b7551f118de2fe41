import { describe, expect, it } from 'vitest';
import type { KubernetesObject } from './kubernetesObject';
import { readJobState } from './job';
import { readReplicas, resolveLastRollout, resolvePodTone, summarizePod } from './workload';

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

const creating = { state: { waiting: { reason: 'ContainerCreating' } } };

it.each([
  ['that starts', { phase: 'Pending', containerStatuses: [creating] }, false, 'warning'],
  ['that is not ready', { phase: 'Running', containerStatuses: [{ name: 'shop' }] }, false, 'warning'],
  [
    'that is ready',
    { phase: 'Running', containerStatuses: [{ name: 'shop', ready: true }] },
    false,
    'success',
  ],
  ['with an error', { phase: 'Running', containerStatuses: [{ name: 'shop', ready: true }] }, true, 'error'],
  ['that was evicted', { phase: 'Failed', reason: 'Evicted' }, false, 'error'],
  ['that did its work', { phase: 'Succeeded', containerStatuses: [{ name: 'job' }] }, false, 'success'],
  ['whose node is lost', { phase: 'Unknown' }, false, 'warning'],
])('shows a pod %s in the right tone', (_name, status, hasErrors, tone) => {
  expect(resolvePodTone(summarizePod({ kind: 'Pod', status }), hasErrors)).toBe(tone);
});

const ended = (type: string, status = 'True') => ({ conditions: [{ type, status }] });

it.each([
  ['that ended', { succeeded: 3, ...ended('Complete') }, 'succeeded'],
  ['of an old cluster without conditions', { succeeded: 1 }, 'succeeded'],
  ['that is not done, although a pod succeeded', { succeeded: 1, active: 2 }, 'running'],
  ['that tries again', { active: 1, failed: 2, ...ended('Failed', 'False') }, 'running'],
  ['that failed, although a pod succeeded', { succeeded: 1, failed: 4, ...ended('Failed') }, 'failed'],
  ['whose pod failed', { failed: 1 }, 'failed'],
  ['that is suspended', ended('Suspended'), undefined],
])('knows the state of a job %s', (_name, status, expected) => {
  expect(readJobState({ kind: 'Job', status })).toBe(expected);
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
