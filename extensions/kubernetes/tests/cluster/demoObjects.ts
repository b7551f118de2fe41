import type { ClusterObject } from './clusterObject';
import { createWorkload, healthy, type Health } from './createWorkload';

const running = { running: { startedAt: '2026-11-02T08:15:00Z' } };
const terminated = (reason: string, exitCode: number) => ({
  terminated: { reason, exitCode, startedAt: '2026-11-02T08:15:00Z', finishedAt: '2026-11-02T08:20:00Z' },
});

function waiting(reason: string, message: string): Health {
  return {
    phase: 'Pending',
    ready: false,
    restartCount: 0,
    state: { waiting: { reason, message } },
    event: { reason: 'Failed', message },
  };
}

const unschedulable: Health = {
  phase: 'Pending',
  ready: false,
  restartCount: 0,
  unschedulable:
    '0/3 nodes are available: 1 node(s) had untolerated taint {node-role.kubernetes.io/control-plane: }, 2 Insufficient memory. preemption: 0/3 nodes are available: 3 Preemption is not helpful for scheduling.',
  event: { reason: 'FailedScheduling', message: '0/3 nodes are available: 2 Insufficient memory.' },
};

function restarted(reason: string, exitCode: number, restartCount: number): Health {
  return { ready: true, restartCount, state: running, lastState: terminated(reason, exitCode) };
}

const crashing: Health = {
  ready: false,
  restartCount: 12,
  state: { waiting: { reason: 'CrashLoopBackOff', message: 'back-off 5m0s restarting failed container' } },
  lastState: terminated('Error', 1),
  log: 'level=fatal msg="Cannot connect to payments-db: password authentication failed for user \\"ticket_office\\""',
  event: { reason: 'BackOff', message: 'Back-off restarting failed container ticket-office' },
};

const notReady: Health = {
  ready: false,
  restartCount: 0,
  state: running,
  event: { reason: 'Unhealthy', message: 'Readiness probe failed: HTTP probe failed with statuscode: 503' },
};

const readinessProbe = {
  httpGet: { path: '/ready', port: 8080 },
  initialDelaySeconds: 5,
  periodSeconds: 10,
  failureThreshold: 3,
};

/** The production cluster of the sample company. Every rule that detects an error applies to at least one object. */
export function createProductionObjects(): ClusterObject[] {
  const web = { component: 'quay-web', namespace: 'ticketing' } as const;
  const office = { component: 'ticket-office', namespace: 'ticketing' } as const;
  const ingest = { component: 'position-ingest', namespace: 'fleet' } as const;
  const deployment = 'Deployment' as const;
  return [
    ...createCommon(),
    ...createWorkload({
      kind: deployment,
      name: 'quay-web',
      ...web,
      image: 'harbourline/quay-web:4.2.0',
      previousImage: 'harbourline/quay-web:4.1.3',
      pods: [healthy, healthy, healthy],
    }),
    createAutoscaler('quay-web', web, { max: 6, current: 3 }),
    ...createService('quay-web', web),
    ...createWorkload({
      kind: deployment,
      name: 'ticket-office',
      ...office,
      image: 'harbourline/ticket-office:2.9.1',
      pods: [healthy, crashing],
    }),
    createAutoscaler('ticket-office', office, { max: 2, current: 2 }),
    ...createService('ticket-office', office),
    ...createWorkload({
      kind: deployment,
      name: 'ticket-printer',
      ...office,
      image: 'harbourline/ticket-printer:1.4.0',
      pods: [restarted('OOMKilled', 137, 7)],
      highUsage: true,
    }),
    ...createWorkload({
      kind: deployment,
      name: 'seat-sync',
      ...office,
      image: 'harbourline/seat-sync:1.1.0',
      pods: [notReady],
      container: { readinessProbe },
    }),
    ...createWorkload({
      kind: deployment,
      name: 'receipts',
      ...office,
      image: 'harbourline/receipts:9.9.9',
      pods: [waiting('ImagePullBackOff', 'Back-off pulling image "harbourline/receipts:9.9.9"')],
    }),
    ...createWorkload({
      kind: deployment,
      name: 'refunds',
      ...office,
      image: 'harbourline/Refunds:latest!',
      pods: [
        waiting(
          'InvalidImageName',
          'Failed to apply default image tag "harbourline/Refunds:latest!": invalid reference format',
        ),
      ],
    }),
    ...createWorkload({
      kind: deployment,
      name: 'vouchers',
      ...office,
      image: 'harbourline/vouchers:3.0.0',
      pods: [waiting('CreateContainerConfigError', 'secret "vouchers-key" not found')],
    }),
    ...createWorkload({
      kind: deployment,
      name: 'price-model',
      ...office,
      image: 'harbourline/price-model:0.3.0',
      pods: [unschedulable],
    }),
    ...createJobs(office),
    ...createWorkload({
      kind: 'StatefulSet',
      name: 'position-ingest',
      ...ingest,
      image: 'harbourline/position-ingest:7.0.3',
      previousImage: 'harbourline/position-ingest:7.0.2',
      pods: [healthy, restarted('Error', 2, 3), restarted('Unknown', 255, 1)],
    }),
    ...createWorkload({
      kind: 'DaemonSet',
      name: 'antenna-agent',
      ...ingest,
      image: 'harbourline/antenna-agent:0.8.0',
      pods: [healthy, healthy],
    }),
    createAutoscaler('position-ingest', ingest, {
      max: 10,
      current: 3,
      condition: {
        type: 'ScalingActive',
        status: 'False',
        reason: 'FailedGetPodsMetric',
        message: 'the HPA was unable to compute the replica count: unable to get metric kafka_lag',
      },
    }),
    createRollout(ingest),
  ];
}

/** The staging cluster of the sample company: a rollout that cannot pull its image, everything else healthy. */
export function createStagingObjects(): ClusterObject[] {
  const web = { component: 'quay-web', namespace: 'ticketing' } as const;
  const ingest = { component: 'position-ingest', namespace: 'fleet' } as const;
  return [
    ...createCommon(),
    ...createWorkload({
      kind: 'Deployment',
      name: 'quay-web',
      ...web,
      image: 'harbourline/quay-web:4.3.0-rc1',
      pods: [healthy, waiting('ErrImagePull', 'manifest for harbourline/quay-web:4.3.0-rc1 not found')],
    }),
    ...createService('quay-web', web),
    ...createWorkload({
      kind: 'StatefulSet',
      name: 'position-ingest',
      ...ingest,
      image: 'harbourline/position-ingest:7.1.0',
      pods: [healthy],
    }),
  ];
}

interface Place {
  component: string;
  namespace: string;
}

function describe(name: string, { component, namespace }: Place): ClusterObject['metadata'] {
  const creationTimestamp = '2026-11-02T08:15:00Z';
  return {
    name,
    namespace,
    creationTimestamp,
    labels: { app: name, 'backstage.io/kubernetes-id': component },
  };
}

function createCommon(): ClusterObject[] {
  const named = (kind: string, name: string): ClusterObject => ({
    apiVersion: 'v1',
    kind,
    metadata: { name },
  });
  return [
    ...['default', 'ticketing', 'fleet'].map((name) => named('Namespace', name)),
    named('Node', 'pier-1'),
  ];
}

function createAutoscaler(
  name: string,
  place: Place,
  { max, current, condition }: { max: number; current: number; condition?: object },
): ClusterObject {
  const target = name === 'position-ingest' ? 'StatefulSet' : 'Deployment';
  return {
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata: describe(name, place),
    spec: { minReplicas: 1, maxReplicas: max, scaleTargetRef: { apiVersion: 'apps/v1', kind: target, name } },
    status: {
      currentReplicas: current,
      desiredReplicas: current,
      conditions: [
        condition ?? {
          type: 'ScalingActive',
          status: 'True',
          reason: 'ValidMetricFound',
          message: 'the HPA could calculate the replica count',
        },
      ],
    },
  };
}

function createService(name: string, place: Place): ClusterObject[] {
  const host = `${name}.harbourline.example`;
  const backend = { service: { name, port: { name: 'http' } } };
  return [
    {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: describe(name, place),
      spec: {
        type: 'ClusterIP',
        clusterIP: '10.2.0.1',
        ports: [{ name: 'http', port: 80, targetPort: 8080, protocol: 'TCP' }],
        selector: { app: name },
      },
      status: { loadBalancer: {} },
    },
    {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'Ingress',
      metadata: describe(name, place),
      spec: { rules: [{ host, http: { paths: [{ path: '/', pathType: 'Prefix', backend }] } }] },
      status: { loadBalancer: {} },
    },
    {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: describe(`${name}-config`, place),
      data: { LOG_LEVEL: 'info' },
    },
    {
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: describe(`${name}-key`, place),
      type: 'Opaque',
      data: { key: 'ZGVtbw==' },
    },
  ];
}

function createJobs(place: Place): ClusterObject[] {
  const template = {
    spec: { containers: [{ name: 'settle', image: 'harbourline/settle:1.0.0' }], restartPolicy: 'Never' },
  };
  const cron: ClusterObject = {
    apiVersion: 'batch/v1',
    kind: 'CronJob',
    metadata: { ...describe('settle', place), uid: 'settle' },
    spec: { schedule: '@daily', suspend: false, jobTemplate: { spec: { template } } },
    status: { lastScheduleTime: '2026-11-02T00:00:00Z' },
  };
  const job = (name: string, status: object): ClusterObject => ({
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: {
      ...describe(name, place),
      ownerReferences: [
        { apiVersion: 'batch/v1', kind: 'CronJob', name: 'settle', uid: 'settle', controller: true },
      ],
    },
    spec: { completions: 1, template },
    status,
  });
  return [
    cron,
    job('settle-1', {
      succeeded: 1,
      startTime: '2026-11-01T00:00:00Z',
      completionTime: '2026-11-01T00:02:00Z',
    }),
    job('settle-2', {
      failed: 1,
      startTime: '2026-11-02T00:00:00Z',
      conditions: [{ type: 'Failed', status: 'True', reason: 'BackoffLimitExceeded' }],
    }),
  ];
}

function createRollout(place: Place): ClusterObject {
  return {
    apiVersion: 'argoproj.io/v1alpha1',
    kind: 'Rollout',
    metadata: describe('position-api', place),
    spec: {
      replicas: 2,
      strategy: {
        canary: {
          steps: [{ setWeight: 20 }, { pause: { duration: '1h' } }, { setWeight: 60 }, { pause: {} }],
        },
      },
    },
    status: {
      phase: 'Paused',
      currentStepIndex: 1,
      pauseConditions: [{ reason: 'CanaryPauseStep', startTime: '2026-11-02T08:15:00Z' }],
    },
  };
}
