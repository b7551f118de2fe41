/** One resource of the API: where its objects are, and what they are called. */
export interface ApiResource {
  /** Empty for the core group. */
  group: string;
  version: string;
  plural: string;
  kind: string;
  namespaced: boolean;
  shortNames: string[];
}

type Row = [plural: string, kind: string, ...shortNames: string[]];

function listResources(group: string, version: string, rows: Row[], namespaced = true): ApiResource[] {
  return rows.map(([plural, kind, ...shortNames]) => ({
    group,
    version,
    plural,
    kind,
    namespaced,
    shortNames,
  }));
}

/** All resources that the cluster serves. */
export const apiResources: readonly ApiResource[] = [
  ...listResources(
    '',
    'v1',
    [
      ['namespaces', 'Namespace', 'ns'],
      ['nodes', 'Node', 'no'],
    ],
    false,
  ),
  ...listResources('', 'v1', [
    ['pods', 'Pod', 'po'],
    ['services', 'Service', 'svc'],
    ['configmaps', 'ConfigMap', 'cm'],
    ['secrets', 'Secret'],
    ['limitranges', 'LimitRange', 'limits'],
    ['resourcequotas', 'ResourceQuota', 'quota'],
    ['events', 'Event', 'ev'],
    ['persistentvolumeclaims', 'PersistentVolumeClaim', 'pvc'],
  ]),
  ...listResources('apps', 'v1', [
    ['deployments', 'Deployment', 'deploy'],
    ['replicasets', 'ReplicaSet', 'rs'],
    ['statefulsets', 'StatefulSet', 'sts'],
    ['daemonsets', 'DaemonSet', 'ds'],
    ['controllerrevisions', 'ControllerRevision'],
  ]),
  ...listResources('autoscaling', 'v2', [['horizontalpodautoscalers', 'HorizontalPodAutoscaler', 'hpa']]),
  ...listResources('batch', 'v1', [
    ['jobs', 'Job'],
    ['cronjobs', 'CronJob', 'cj'],
  ]),
  ...listResources('networking.k8s.io', 'v1', [['ingresses', 'Ingress', 'ing']]),
  ...listResources('argoproj.io', 'v1alpha1', [['rollouts', 'Rollout', 'ro']]),
];

/** Resources that are computed and can only be read. */
export const podMetrics: ApiResource = {
  group: 'metrics.k8s.io',
  version: 'v1beta1',
  plural: 'pods',
  kind: 'PodMetrics',
  namespaced: true,
  shortNames: [],
};

export function printApiVersion({ group, version }: Pick<ApiResource, 'group' | 'version'>): string {
  return group === '' ? version : `${group}/${version}`;
}

/** Returns the resource of an object, or `undefined` if the cluster does not serve its kind. */
export function findResource(kind: string, apiVersion: string): ApiResource | undefined {
  const group = apiVersion.includes('/') ? apiVersion.split('/')[0] : '';
  return apiResources.find((resource) => resource.kind === kind && resource.group === group);
}
