import type { ClusterAuth, ClusterObjects, FetchError } from '../../protocol';
import { summarize, type Cluster } from '../settings/cluster';
import type { Connections } from '../clusters/connections';
import { loadToken } from '../clusters/credentials';
import { loadList, type LoadedList } from './loadList';
import type { ObjectType } from './objectTypes';
import { combineUsage, type MeasuredPod, type Pod } from './podUsage';

export interface LoadOptions {
  cluster: Cluster;
  auth: ClusterAuth;
  types: readonly ObjectType[];
  labelSelector: string;
  namespace: string | undefined;
  connections: Connections;
  /** Receives what failed, or an empty list. */
  report: (cluster: string, errors: readonly FetchError[]) => void;
}

/** Loads the objects of one entity from one cluster. Never throws: what failed is in `errors`. */
export async function loadObjects(options: LoadOptions): Promise<ClusterObjects> {
  const { cluster, types, report } = options;
  const empty = { cluster: summarize(cluster), podMetrics: [], resources: [] };
  let token: string | undefined;
  try {
    token = await loadToken(cluster, options.auth);
  } catch (error) {
    return { ...empty, errors: [{ errorType: 'FETCH_ERROR', message: messageOf(error) }] };
  }
  const load = (type: ObjectType, namespace: string | undefined): Promise<LoadedList> =>
    loadList({ ...options, type, namespace, token });
  const loaded = await Promise.all(types.map((type) => load(type, options.namespace)));
  const pods = loaded.flatMap((list) => (list.ok && list.type === 'pods' ? (list.resources as Pod[]) : []));
  const namespaces = cluster.skipMetricsLookup
    ? []
    : [...new Set(pods.map(({ metadata }) => metadata.namespace))];
  const measured = await Promise.all(namespaces.map((namespace) => load(measuredPods, namespace)));
  const errors = mergeErrors([...loaded, ...measured]);
  report(cluster.name, errors);
  return {
    ...empty,
    podMetrics: combineUsage(
      pods,
      measured.flatMap((list) => (list.ok ? (list.resources as MeasuredPod[]) : [])),
    ),
    resources: loaded.flatMap((list) =>
      list.ok ? [{ type: list.type, resources: list.resources as Array<Record<string, unknown>> }] : [],
    ),
    errors,
  };
}

const measuredPods: ObjectType = {
  group: 'metrics.k8s.io',
  apiVersion: 'v1beta1',
  plural: 'pods',
  type: 'podstatus',
};

/** If a cluster cannot be reached, one error is enough. */
function mergeErrors(loaded: readonly LoadedList[]): FetchError[] {
  const errors = loaded.flatMap((list) => (list.ok ? [] : [list.error]));
  const [unreachable] = errors.filter(({ errorType }) => errorType === 'FETCH_ERROR');
  const refused = errors.filter(({ errorType }) => errorType !== 'FETCH_ERROR');
  return unreachable ? [unreachable, ...refused] : refused;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
