import type { CustomResource } from '../../protocol';
import type { KubernetesSettings } from '../settings/kubernetesSource';

/** Objects to load from a cluster. */
export interface ObjectType extends CustomResource {
  /** The name in the response. */
  type: string;
}

const types: ReadonlyArray<[group: string, apiVersion: string, ...plurals: string[]]> = [
  ['', 'v1', 'pods', 'services', 'configmaps', 'limitranges', 'resourcequotas'],
  ['apps', 'v1', 'deployments', 'replicasets'],
  ['autoscaling', 'v2', 'horizontalpodautoscalers'],
  ['batch', 'v1', 'jobs', 'cronjobs'],
  ['networking.k8s.io', 'v1', 'ingresses'],
  ['apps', 'v1', 'statefulsets', 'daemonsets'],
];

const defaultTypes = types.flatMap(([group, apiVersion, ...plurals]) =>
  plurals.map((plural): ObjectType => ({ group, apiVersion, plural, type: plural })),
);

/** Loaded only if the configuration lists them. */
const otherTypes: readonly ObjectType[] = [
  { group: '', apiVersion: 'v1', plural: 'secrets', type: 'secrets' },
];

/** Returns the built-in types that the configuration asks for. */
export function listObjectTypes({ objectTypes, apiVersions }: KubernetesSettings): ObjectType[] {
  const wanted = objectTypes
    ? [...defaultTypes, ...otherTypes].filter(({ type }) => objectTypes.includes(type))
    : defaultTypes;
  return wanted.map((type) => ({ ...type, apiVersion: apiVersions[type.plural] ?? type.apiVersion }));
}

/** Returns custom resources as types. */
export function listCustomTypes(
  resources: readonly CustomResource[],
  { apiVersions }: Pick<KubernetesSettings, 'apiVersions'>,
): ObjectType[] {
  const { customresources } = apiVersions;
  return resources.map((resource) => ({
    ...resource,
    apiVersion: customresources ?? resource.apiVersion,
    type: 'customresources',
  }));
}
