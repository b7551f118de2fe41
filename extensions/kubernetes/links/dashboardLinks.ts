import { readDashboardUrl, readPlace, translateKind, type LinkFormatter } from './linkFormatter';

/** Kubernetes Dashboard. Autoscalers have no page, so the link leads to their deployment. */
export const formatStandardLink: LinkFormatter = (target) => {
  const url = readDashboardUrl(target, 'standard');
  const { name, namespace } = readPlace(target);
  const kind = translateKind(target, {
    deployment: 'deployment',
    pod: 'pod',
    ingress: 'ingress',
    service: 'service',
    horizontalpodautoscaler: 'deployment',
    statefulset: 'statefulset',
  });
  if (kind !== undefined && name !== '' && namespace !== '')
    url.hash = `/${kind}/${namespace}/${name}?namespace=${namespace}`;
  else if (namespace !== '') url.hash = `/workloads?namespace=${namespace}`;
  return url;
};

export const formatOpenshiftLink: LinkFormatter = (target) => {
  const url = readDashboardUrl(target, 'OpenShift');
  const { name, namespace } = readPlace(target);
  const kind = translateKind(target, {
    deployment: 'deployments',
    ingress: 'ingresses',
    service: 'services',
    horizontalpodautoscaler: 'horizontalpodautoscalers',
    persistentvolume: 'persistentvolumes',
  });
  if (namespace === '')
    return kind !== undefined && name !== '' ? new URL(`k8s/cluster/${kind}/${name}`, url) : url;
  return kind !== undefined && name !== ''
    ? new URL(`k8s/ns/${namespace}/${kind}/${name}`, url)
    : new URL(`k8s/cluster/projects/${namespace}`, url);
};

export const formatRancherLink: LinkFormatter = (target) => {
  const url = readDashboardUrl(target, 'Rancher');
  const { name, namespace } = readPlace(target);
  const kind = translateKind(target, {
    deployment: 'apps.deployment',
    ingress: 'networking.k8s.io.ingress',
    service: 'service',
    horizontalpodautoscaler: 'autoscaling.horizontalpodautoscaler',
  });
  if (kind !== undefined && name !== '' && namespace !== '')
    return new URL(`explorer/${kind}/${namespace}/${name}`, url);
  return namespace === '' ? url : new URL('explorer/workload', url);
};

const HEADLAMP_KINDS: Readonly<Record<string, string>> = {
  deployment: 'deployments',
  pod: 'pods',
  ingress: 'ingresses',
  service: 'services',
  horizontalpodautoscaler: 'horizontalpodautoscalers',
  statefulset: 'statefulsets',
  daemonset: 'daemonsets',
  job: 'jobs',
  cronjob: 'cronjobs',
  configmap: 'configmaps',
  secret: 'secrets',
  serviceaccount: 'serviceaccounts',
  replicaset: 'replicasets',
  persistentvolumeclaim: 'persistentvolumeclaims',
  node: 'nodes',
  namespace: 'namespaces',
  persistentvolume: 'persistentvolumes',
  storageclass: 'storageclasses',
};

const CLUSTER_KINDS = ['nodes', 'namespaces', 'persistentvolumes', 'storageclasses'];

/** Headlamp, on its own address, or with the parameter `internal` on a page of the portal. */
export const formatHeadlampLink: LinkFormatter = (target) => {
  const { dashboardUrl, parameters, kind } = target;
  const internal = parameters['internal'] === true;
  if (!dashboardUrl && !internal)
    throw new Error(
      'headlamp dashboard requires a dashboardUrl option, or internal in the dashboardParameters',
    );
  const word = translateKind(target, HEADLAMP_KINDS);
  if (word === undefined) throw new Error(`Could not find path for kind: ${kind}`);
  const { name, namespace } = readPlace(target);
  if (name === '') throw new Error('headlamp dashboard requires the name of the object');
  const spread = CLUSTER_KINDS.includes(word);
  if (!spread && namespace === '')
    throw new Error(`headlamp dashboard requires a namespace for the kind: ${kind}`);
  const cluster = encodeURIComponent(readText(parameters['clusterName'], 'default'));
  const path = ['c', cluster, word, ...(spread ? [] : [namespace]), name].join('/');
  if (!internal) return new URL(path, readDashboardUrl(target, 'headlamp'));
  const url = new URL(readText(parameters['headlampRoute'], '/headlamp'), globalThis.location.origin);
  url.searchParams.set('to', `/${path}`);
  return url;
};

function readText(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value !== '' ? value : otherwise;
}
