import { readParameter, readPlace, translateKind, type LinkFormatter } from './linkFormatter';

const AKS_PAGE =
  'https://portal.azure.com/#blade/Microsoft_Azure_ContainerService/AksK8ResourceMenuBlade/overview-Deployment/aksClusterId';

/** The Azure portal. It reads the object from its address. */
export const formatAksLink: LinkFormatter = (target) => {
  const [subscription, group, cluster] = ['subscriptionId', 'resourceGroup', 'clusterName'].map((name) =>
    readParameter(target, name, 'AKS'),
  );
  const id = `/subscriptions/${subscription}/resourceGroups/${group}/providers/Microsoft.ContainerService/managedClusters/${cluster}`;
  const { metadata: { name, namespace, uid } = {}, spec } = target.object;
  const object = {
    kind: target.kind,
    metadata: { name, namespace, uid },
    spec: { selector: spec?.['selector'] },
  };
  return new URL(
    `${AKS_PAGE}/${encodeURIComponent(id)}/resource/${encodeURIComponent(JSON.stringify(object))}`,
  );
};

/** The Google Cloud console. */
export const formatGkeLink: LinkFormatter = (target) => {
  const [project = '', region = '', cluster = ''] = ['projectId', 'region', 'clusterName'].map((name) =>
    readParameter(target, name, 'GKE'),
  );
  const { name, namespace } = readPlace(target);
  const kind = translateKind(target, {
    deployment: 'deployment',
    pod: 'pod',
    ingress: 'ingress',
    service: 'service',
    horizontalpodautoscaler: 'deployment',
  });
  const path =
    kind !== undefined && name !== '' && namespace !== ''
      ? `kubernetes/${kind}/${encodeURIComponent(region)}/${encodeURIComponent(cluster)}/${namespace}/${name}`
      : 'kubernetes/workload';
  const url = new URL(path, 'https://console.cloud.google.com/');
  url.searchParams.set('project', project);
  return url;
};
