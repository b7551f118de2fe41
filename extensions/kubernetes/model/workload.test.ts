import { expect, it } from 'vitest';
import { readReplicas, summarizePod } from './workload';

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
