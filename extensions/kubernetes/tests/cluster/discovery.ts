import { apiResources, podMetrics, printApiVersion, type ApiResource } from './resources';

const VERBS = ['get', 'list', 'watch', 'delete'];

/** Returns the answer to a discovery path such as `/apis/apps/v1`, or `undefined` for another path. */
export function discover(path: string, hasMetrics: boolean): object | undefined {
  const resources = hasMetrics ? [...apiResources, podMetrics] : apiResources;
  const groups = [...new Set(resources.map(({ group }) => group))].filter((group) => group !== '');
  const [, root, group, version, more] = path.replace(/\/$/, '').split('/');
  if (root === 'version' && group === undefined)
    return { major: '1', minor: '34', gitVersion: 'v1.34.1-trellis-test', platform: 'linux/amd64' };
  if (root === 'api' && group === undefined)
    return { kind: 'APIVersions', versions: ['v1'], serverAddressByClientCIDRs: [] };
  if (root === 'api' && version === undefined) return listResourcesOf('', group ?? '', resources);
  if (root !== 'apis' || more !== undefined) return undefined;
  if (group === undefined)
    return {
      kind: 'APIGroupList',
      apiVersion: 'v1',
      groups: groups.map((name) => describeGroup(name, resources)),
    };
  if (!groups.includes(group)) return undefined;
  if (version === undefined)
    return { kind: 'APIGroup', apiVersion: 'v1', ...describeGroup(group, resources) };
  return listResourcesOf(group, version, resources);
}

function describeGroup(name: string, resources: readonly ApiResource[]): object {
  const version = resources.find(({ group }) => group === name)?.version ?? 'v1';
  const preferredVersion = { groupVersion: `${name}/${version}`, version };
  return { name, versions: [preferredVersion], preferredVersion };
}

/** What `kubectl get all` gets. */
const IN_ALL = [
  'pods',
  'services',
  'deployments',
  'replicasets',
  'statefulsets',
  'daemonsets',
  'horizontalpodautoscalers',
  'jobs',
  'cronjobs',
];

function listResourcesOf(
  group: string,
  version: string,
  resources: readonly ApiResource[],
): object | undefined {
  const own = resources.filter((resource) => resource.group === group && resource.version === version);
  if (own.length === 0) return undefined;
  const described = own.map(({ plural, kind, namespaced, shortNames }) => ({
    name: plural,
    singularName: kind.toLowerCase(),
    namespaced,
    kind,
    verbs: group === podMetrics.group ? ['get', 'list'] : VERBS,
    ...(shortNames.length > 0 && { shortNames }),
    ...(IN_ALL.includes(plural) && { categories: ['all'] }),
  }));
  const parts =
    group === ''
      ? [
          { name: 'pods/log', singularName: '', namespaced: true, kind: 'Pod', verbs: ['get'] },
          {
            name: 'pods/exec',
            singularName: '',
            namespaced: true,
            kind: 'PodExecOptions',
            verbs: ['create', 'get'],
          },
        ]
      : [];
  return {
    kind: 'APIResourceList',
    apiVersion: 'v1',
    groupVersion: printApiVersion({ group, version }),
    resources: [...described, ...parts],
  };
}
