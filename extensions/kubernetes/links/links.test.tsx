import { describe, expect, it } from 'vitest';
import { createClusterLinkFormatterApi } from './createClusterLinkFormatterApi';
import type { ClusterLinkOptions } from './KubernetesClusterLinkFormatterApi';

const api = createClusterLinkFormatterApi();
const object = {
  metadata: { name: 'shop', namespace: 'sales', uid: 'u-1' },
  spec: { selector: { app: 'shop' } },
};
const base = { object, kind: 'Deployment', dashboardUrl: 'https://k8s.example/ui' };
const gke = { projectId: 'acme', region: 'europe-north1', clusterName: 'blue' };
const aks = { subscriptionId: 's-1', resourceGroup: 'g', clusterName: 'blue' };

function without(name: string, parameters: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parameters).filter(([key]) => key !== name));
}

const links: Array<[title: string, options: Partial<ClusterLinkOptions>, url: string | undefined]> = [
  ['no dashboard', { dashboardUrl: undefined }, undefined],
  ['standard', {}, 'https://k8s.example/ui/#/deployment/sales/shop?namespace=sales'],
  [
    'standard, autoscaler',
    { kind: 'HorizontalPodAutoscaler' },
    'https://k8s.example/ui/#/deployment/sales/shop?namespace=sales',
  ],
  ['standard, other kind', { kind: 'ConfigMap' }, 'https://k8s.example/ui/#/workloads?namespace=sales'],
  ['standard, no namespace', { object: { metadata: { name: 'shop' } } }, 'https://k8s.example/ui/'],
  [
    'standard, query kept',
    { dashboardUrl: 'https://k8s.example/ui?team=a' },
    'https://k8s.example/ui/?team=a#/deployment/sales/shop?namespace=sales',
  ],
  [
    'name with a slash',
    { object: { metadata: { name: 'a/b#c', namespace: 'sales' } } },
    'https://k8s.example/ui/#/deployment/sales/a%2Fb%23c?namespace=sales',
  ],
  ['openshift', { dashboardApp: 'openshift' }, 'https://k8s.example/ui/k8s/ns/sales/deployments/shop'],
  [
    'openshift, other kind',
    { dashboardApp: 'openshift', kind: 'CronJob' },
    'https://k8s.example/ui/k8s/cluster/projects/sales',
  ],
  [
    'openshift, volume',
    { dashboardApp: 'openshift', kind: 'PersistentVolume', object: { metadata: { name: 'disk' } } },
    'https://k8s.example/ui/k8s/cluster/persistentvolumes/disk',
  ],
  ['rancher', { dashboardApp: 'rancher' }, 'https://k8s.example/ui/explorer/apps.deployment/sales/shop'],
  [
    'rancher, ingress',
    { dashboardApp: 'rancher', kind: 'Ingress' },
    'https://k8s.example/ui/explorer/networking.k8s.io.ingress/sales/shop',
  ],
  [
    'rancher, other kind',
    { dashboardApp: 'rancher', kind: 'Pod' },
    'https://k8s.example/ui/explorer/workload',
  ],
  [
    'gke',
    { dashboardApp: 'gke', dashboardUrl: undefined, dashboardParameters: gke },
    'https://console.cloud.google.com/kubernetes/deployment/europe-north1/blue/sales/shop?project=acme',
  ],
  [
    'gke, other kind',
    { dashboardApp: 'gke', kind: 'Job', dashboardParameters: gke },
    'https://console.cloud.google.com/kubernetes/workload?project=acme',
  ],
  [
    'aks',
    { dashboardApp: 'aks', dashboardParameters: aks },
    'https://portal.azure.com/#blade/Microsoft_Azure_ContainerService/AksK8ResourceMenuBlade/overview-Deployment/aksClusterId/%2Fsubscriptions%2Fs-1%2FresourceGroups%2Fg%2Fproviders%2FMicrosoft.ContainerService%2FmanagedClusters%2Fblue/resource/%7B%22kind%22%3A%22Deployment%22%2C%22metadata%22%3A%7B%22name%22%3A%22shop%22%2C%22namespace%22%3A%22sales%22%2C%22uid%22%3A%22u-1%22%7D%2C%22spec%22%3A%7B%22selector%22%3A%7B%22app%22%3A%22shop%22%7D%7D%7D',
  ],
  ['headlamp', { dashboardApp: 'headlamp' }, 'https://k8s.example/ui/c/default/deployments/sales/shop'],
  [
    'headlamp, node',
    { dashboardApp: 'headlamp', kind: 'Node', dashboardParameters: { clusterName: 'blue' } },
    'https://k8s.example/ui/c/blue/nodes/shop',
  ],
  [
    'headlamp, in the portal',
    { dashboardApp: 'headlamp', dashboardUrl: undefined, dashboardParameters: { internal: true } },
    `${globalThis.location?.origin ?? ''}/headlamp?to=%2Fc%2Fdefault%2Fdeployments%2Fsales%2Fshop`,
  ],
];

const failures: Array<[title: string, options: Partial<ClusterLinkOptions>, message: string]> = [
  [
    'unknown dashboard',
    { dashboardApp: 'toString' },
    'Could not find Kubernetes dashboard app named toString',
  ],
  ...['standard', 'OpenShift', 'Rancher'].map((app): [string, Partial<ClusterLinkOptions>, string] => [
    app,
    { dashboardApp: app.toLowerCase(), dashboardUrl: undefined, dashboardParameters: {} },
    `${app} dashboard requires a dashboardUrl option`,
  ]),
  ['eks', { dashboardApp: 'eks' }, 'Links to the dashboard of EKS are not supported'],
  ...Object.keys(gke).map((name): [string, Partial<ClusterLinkOptions>, string] => [
    `gke without ${name}`,
    { dashboardApp: 'gke', dashboardParameters: without(name, gke) },
    `GKE dashboard requires a "${name}" of type string`,
  ]),
  ...Object.keys(aks).map((name): [string, Partial<ClusterLinkOptions>, string] => [
    `aks with a number as ${name}`,
    { dashboardApp: 'aks', dashboardParameters: { ...aks, [name]: 7 } },
    `AKS dashboard requires a "${name}" of type string`,
  ]),
  [
    'headlamp without a URL',
    { dashboardApp: 'headlamp', dashboardUrl: undefined, dashboardParameters: {} },
    'requires a dashboardUrl option, or internal',
  ],
  [
    'headlamp, unknown kind',
    { dashboardApp: 'headlamp', kind: 'Rollout' },
    'Could not find path for kind: Rollout',
  ],
  [
    'headlamp, no name',
    { dashboardApp: 'headlamp', object: { metadata: { namespace: 'sales' } } },
    'requires the name',
  ],
  [
    'headlamp, no namespace',
    { dashboardApp: 'headlamp', object: { metadata: { name: 'shop' } } },
    'requires a namespace',
  ],
];

describe('formatClusterLink', () => {
  it.each(links)('%s', async (_title, options, url) => {
    await expect(api.formatClusterLink({ ...base, ...options })).resolves.toBe(url);
  });

  it.each(failures)('fails: %s', async (_title, options, message) => {
    await expect(api.formatClusterLink({ ...base, ...options })).rejects.toThrow(message);
  });
});
