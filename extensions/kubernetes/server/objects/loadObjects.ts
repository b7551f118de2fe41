import { setMaxListeners } from 'node:events';
import { text as readStream } from 'node:stream/consumers';
import type { Log } from '#backend';
import type { ClusterAuth, ClusterObjects, FetchError } from '../../protocol';
import { summarize, type Cluster } from '../settings/cluster';
import { awaitAnswer, type Connections } from '../clusters/connections';
import { loadToken } from '../clusters/credentials';
import type { ObjectType } from './objectTypes';
import { combineUsage, type MeasuredPod, type Pod } from './podUsage';

/** Seconds after which a cluster that has not answered is reported as failed. */
const ANSWER_LIMIT_SECONDS = 10;

export interface LoadOptions {
  cluster: Cluster;
  auth: ClusterAuth;
  types: readonly ObjectType[];
  labelSelector: string;
  namespace: string | undefined;
  connections: Connections;
  log: Log;
}

type Loaded = { ok: true; type: string; resources: object[] } | { ok: false; error: FetchError };

/** Loads the objects of one entity from one cluster. Never throws: what failed is in `errors`. */
export async function loadObjects(options: LoadOptions): Promise<ClusterObjects> {
  const { cluster, types, log } = options;
  const empty = { cluster: summarize(cluster), podMetrics: [], resources: [] };
  const signal = AbortSignal.timeout(ANSWER_LIMIT_SECONDS * 1000);
  // One request for each type listens to it.
  setMaxListeners(0, signal);
  let token: string | undefined;
  try {
    token = await loadToken(cluster, options.auth);
  } catch (error) {
    return { ...empty, errors: [{ errorType: 'FETCH_ERROR', message: messageOf(error) }] };
  }
  const load = (type: ObjectType, namespace: string | undefined): Promise<Loaded> =>
    loadList(options, { type, namespace, token, signal });
  const loaded = await Promise.all(types.map((type) => load(type, options.namespace)));
  const pods = loaded.flatMap((list) => (list.ok && list.type === 'pods' ? (list.resources as Pod[]) : []));
  const namespaces = cluster.skipMetricsLookup
    ? []
    : [...new Set(pods.map(({ metadata }) => metadata.namespace))];
  const measured = await Promise.all(namespaces.map((namespace) => load(measuredPods, namespace)));
  const errors = mergeErrors([...loaded, ...measured]);
  for (const error of errors) log.warn(`The cluster '${cluster.name}' failed: ${JSON.stringify(error)}`);
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
function mergeErrors(loaded: readonly Loaded[]): FetchError[] {
  const errors = loaded.flatMap((list) => (list.ok ? [] : [list.error]));
  const [unreachable] = errors.filter(({ errorType }) => errorType === 'FETCH_ERROR');
  const refused = errors.filter(({ errorType }) => errorType !== 'FETCH_ERROR');
  return unreachable ? [unreachable, ...refused] : refused;
}

async function loadList(
  { cluster, labelSelector, connections }: LoadOptions,
  {
    type,
    namespace,
    token,
    signal,
  }: { type: ObjectType; namespace: string | undefined; token: string | undefined; signal: AbortSignal },
): Promise<Loaded> {
  const path = printPath(type, namespace);
  const url = `${cluster.url}${path}?labelSelector=${encodeURIComponent(labelSelector)}`;
  try {
    const request = await connections.open(cluster, {
      method: 'GET',
      path: url.slice(cluster.url.length),
      headers: {
        accept: 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      signal,
    });
    request.end();
    const response = await awaitAnswer(request);
    const body = await readStream(response);
    const statusCode = response.statusCode ?? 0;
    if (statusCode !== 200)
      return {
        ok: false,
        error: { errorType: nameStatus(statusCode), statusCode, resourcePath: new URL(url).pathname },
      };
    return { ok: true, type: type.type, resources: readItems(type, JSON.parse(body) as ObjectList) };
  } catch (error) {
    const reason = signal.aborted ? 'the cluster did not respond in time' : messageOf(error);
    return {
      ok: false,
      error: { errorType: 'FETCH_ERROR', message: `request to ${url} failed, reason: ${reason}` },
    };
  }
}

interface ObjectList {
  kind: string;
  items: object[];
}

function readItems({ type }: ObjectType, { kind, items }: ObjectList): object[] {
  if (type !== 'customresources') return items;
  // Items of a list have no kind, and pages show custom resources by kind.
  return items.map((item) => ({ ...item, kind: kind.replace(/List$/, '') }));
}

function printPath({ group, apiVersion, plural }: ObjectType, namespace: string | undefined): string {
  const root = group === '' ? ['api'] : ['apis', group];
  const scope = namespace === undefined ? [] : ['namespaces', namespace];
  return `/${[...root, apiVersion, ...scope, plural].map(encodeURIComponent).join('/')}`;
}

function nameStatus(statusCode: number): string {
  const names: Record<number, string> = {
    400: 'BAD_REQUEST',
    401: 'UNAUTHORIZED_ERROR',
    404: 'NOT_FOUND',
    500: 'SYSTEM_ERROR',
  };
  return names[statusCode] ?? 'UNKNOWN_ERROR';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
