import type { ClusterObject, ContainerStatus, OwnerReference, PodObject } from './clusterObject';

/** How the container of a pod is doing. */
export type Health = Pick<ContainerStatus, 'ready' | 'restartCount' | 'state' | 'lastState'> & {
  phase?: string;
  /** Why no node can run the pod. */
  unschedulable?: string;
  /** Text at the end of the log. */
  log?: string;
  /** The last event about the pod. */
  event?: { reason: string; message: string };
};

export interface WorkloadOptions {
  kind: 'Deployment' | 'StatefulSet' | 'DaemonSet';
  name: string;
  /** The component of the catalog. */
  component: string;
  namespace: string;
  image: string;
  /** One entry for each pod. */
  pods: readonly Health[];
  /** Additional keys of the container, such as a probe. */
  container?: object;
  highUsage?: boolean;
  /** The image of the revision before. */
  previousImage?: string;
}

/** The hashes of the last revision and of the one before. */
const HASH = '6c8f';
const PREVIOUS_HASH = '58d7';
const STARTED = '2026-11-02T08:15:00Z';
const EARLIER = '2026-10-19T13:40:00Z';

export const healthy: Health = { ready: true, restartCount: 0, state: { running: { startedAt: STARTED } } };

/** Creates a workload with its pods, their events, and for a deployment its replica set. */
export function createWorkload(options: WorkloadOptions): ClusterObject[] {
  const { kind, name, component, namespace, pods } = options;
  const labels = { app: name, 'backstage.io/kubernetes-id': component };
  const metadata = (own: string, owner?: ClusterObject) => ({
    name: own,
    namespace,
    uid: `${namespace}-${own}`,
    creationTimestamp: STARTED,
    labels,
    ...(owner && { ownerReferences: [referTo(owner)] }),
  });
  const ready = pods.filter((pod) => pod.ready).length;
  const selector = { matchLabels: { app: name } };
  const template = { metadata: { labels }, spec: createPodSpec(options) };
  const revision = options.previousImage === undefined ? '1' : '2';
  const workload: ClusterObject = {
    apiVersion: 'apps/v1',
    kind,
    metadata: {
      ...metadata(name),
      ...(kind === 'Deployment' && { annotations: { 'deployment.kubernetes.io/revision': revision } }),
      ...(kind === 'DaemonSet' && { annotations: { 'deprecated.daemonset.template.generation': revision } }),
    },
    spec: { ...(kind !== 'DaemonSet' && { replicas: pods.length }), selector, template },
    status: statusOf(kind, name, pods.length, ready),
  };
  const replicaSet: ClusterObject = {
    apiVersion: 'apps/v1',
    kind: 'ReplicaSet',
    metadata: {
      ...metadata(`${name}-${HASH}`, workload),
      uid: `${namespace}-${name}-${HASH}`,
      annotations: { 'deployment.kubernetes.io/revision': revision },
    },
    spec: { replicas: pods.length, selector, template },
    status: { replicas: pods.length, readyReplicas: ready, availableReplicas: ready },
  };
  const owner = kind === 'Deployment' ? replicaSet : workload;
  const named = pods.map((health, index) => {
    const podName =
      kind === 'StatefulSet'
        ? `${name}-${index}`
        : `${owner.metadata.name}-${'abcdefgh'[index] ?? index}2k4x`;
    const { labels: common, ...rest } = metadata(podName, owner);
    const marked = { ...rest, labels: { ...common, ...revisionLabels(kind, name, revision) } };
    return createPod(options, marked, health, index);
  });
  const history = createHistory(workload, replicaSet, template, options);
  return [workload, ...history, ...named.flat()];
}

/** The objects that keep the revisions: replica sets of a deployment, otherwise controller revisions. */
function createHistory(
  workload: ClusterObject,
  replicaSet: ClusterObject,
  template: object,
  { kind, image, previousImage, ...options }: WorkloadOptions,
): ClusterObject[] {
  const templateOf = (used: string) => ({
    ...template,
    spec: createPodSpec({ kind, image: used, ...options }),
  });
  if (kind === 'Deployment') {
    if (previousImage === undefined) return [replicaSet];
    const name = `${workload.metadata.name}-${PREVIOUS_HASH}`;
    const older: ClusterObject = {
      ...replicaSet,
      metadata: {
        ...replicaSet.metadata,
        name,
        uid: `${workload.metadata.namespace}-${name}`,
        creationTimestamp: EARLIER,
        annotations: { 'deployment.kubernetes.io/revision': '1' },
      },
      spec: {
        replicas: 0,
        selector: { matchLabels: { app: options.name } },
        template: templateOf(previousImage),
      },
      status: { replicas: 0 },
    };
    return [replicaSet, older];
  }
  const images = previousImage === undefined ? [image] : [previousImage, image];
  return images.map((used, index) => ({
    apiVersion: 'apps/v1',
    kind: 'ControllerRevision',
    metadata: {
      ...replicaSet.metadata,
      name: `${workload.metadata.name}-${index + 1 < images.length ? PREVIOUS_HASH : HASH}`,
      uid: `${workload.metadata.namespace}-${workload.metadata.name}-revision-${index + 1}`,
      creationTimestamp: index + 1 < images.length ? EARLIER : STARTED,
      annotations: {},
    },
    revision: index + 1,
    data: { spec: { template: { ...templateOf(used), $patch: 'replace' } } },
  }));
}

/** The labels that controllers add to pods. */
function revisionLabels(
  kind: WorkloadOptions['kind'],
  name: string,
  generation: string,
): Record<string, string> {
  if (kind === 'Deployment') return { 'pod-template-hash': HASH };
  if (kind === 'StatefulSet') return { 'controller-revision-hash': `${name}-${HASH}` };
  return { 'controller-revision-hash': HASH, 'pod-template-generation': generation };
}

function referTo({ apiVersion, kind, metadata }: ClusterObject): OwnerReference {
  return { apiVersion, kind, name: metadata.name, uid: metadata.uid ?? '', controller: true };
}

function createPodSpec({ name, image, container }: WorkloadOptions): PodObject['spec'] {
  return {
    containers: [
      {
        name,
        image,
        ports: [{ containerPort: 8080, protocol: 'TCP' }],
        resources: { requests: { cpu: '50m', memory: '64Mi' }, limits: { cpu: '100m', memory: '128Mi' } },
        ...container,
      },
    ],
    nodeName: 'pier-1',
    restartPolicy: 'Always',
  };
}

function statusOf(kind: WorkloadOptions['kind'], name: string, total: number, ready: number): object {
  if (kind === 'DaemonSet')
    return {
      desiredNumberScheduled: total,
      currentNumberScheduled: total,
      numberReady: ready,
      numberAvailable: ready,
    };
  const isReady = ready === total;
  return {
    replicas: total,
    updatedReplicas: total,
    readyReplicas: ready,
    availableReplicas: ready,
    ...(!isReady && { unavailableReplicas: total - ready }),
    ...(kind === 'Deployment' && {
      conditions: [
        {
          type: 'Available',
          status: isReady ? 'True' : 'False',
          reason: isReady ? 'MinimumReplicasAvailable' : 'MinimumReplicasUnavailable',
          lastTransitionTime: STARTED,
          lastUpdateTime: STARTED,
        },
        {
          type: 'Progressing',
          status: 'True',
          reason: isReady ? 'NewReplicaSetAvailable' : 'ReplicaSetUpdated',
          lastTransitionTime: STARTED,
          lastUpdateTime: STARTED,
        },
      ],
    }),
    ...(kind === 'StatefulSet' && { currentRevision: `${name}-${HASH}`, updateRevision: `${name}-${HASH}` }),
  };
}

function createPod(
  options: WorkloadOptions,
  metadata: ClusterObject['metadata'],
  { phase = 'Running', unschedulable, log, event, ...status }: Health,
  index: number,
): ClusterObject[] {
  const condition = (type: string, isTrue: boolean): object => ({
    type,
    status: isTrue ? 'True' : 'False',
    lastTransitionTime: STARTED,
    ...(!isTrue && {
      reason: 'ContainersNotReady',
      message: `containers with unready status: [${options.name}]`,
    }),
  });
  const annotations = {
    ...(log !== undefined && { [`demo/log-${options.name}`]: log }),
    ...(options.highUsage && { 'demo/usage': 'high' }),
  };
  const { nodeName, ...spec } = createPodSpec(options);
  const pod: PodObject = {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { ...metadata, annotations },
    spec: unschedulable === undefined ? { ...spec, nodeName } : spec,
    status:
      unschedulable === undefined
        ? {
            phase,
            podIP: `10.0.0.${index + 10}`,
            hostIP: '10.1.0.1',
            startTime: STARTED,
            conditions: [
              condition('Initialized', true),
              condition('Ready', status.ready),
              condition('ContainersReady', status.ready),
              condition('PodScheduled', true),
            ],
            containerStatuses: [{ name: options.name, image: options.image, imageID: '', ...status }],
          }
        : {
            phase,
            conditions: [
              {
                type: 'PodScheduled',
                status: 'False',
                lastTransitionTime: STARTED,
                reason: 'Unschedulable',
                message: unschedulable,
              },
            ],
          },
  };
  return [pod, ...(event ? [createEvent(pod, event)] : [])];
}

/** Creates a warning about an object. */
export function createEvent(
  about: ClusterObject,
  { reason, message }: { reason: string; message: string },
): ClusterObject {
  const { name, namespace = 'default', uid } = about.metadata;
  const time = new Date().toISOString().replace(/\.\d+/, '');
  return {
    apiVersion: 'v1',
    kind: 'Event',
    metadata: { name: `${name}.${reason.toLowerCase()}`, namespace },
    involvedObject: { apiVersion: about.apiVersion, kind: about.kind, name, namespace, uid },
    type: 'Warning',
    reason,
    message,
    count: 12,
    firstTimestamp: STARTED,
    lastTimestamp: time,
    source: { component: 'kubelet', host: 'pier-1' },
  };
}
