import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { stringifyEntityRef, type Entity } from '#model';
import { useApi } from '#sdk';
import { kubernetesApiRef, type KubernetesApi, type KubernetesCluster } from '../api/KubernetesApi';
import { kubernetesAuthProvidersApiRef } from '../api/KubernetesAuthProvidersApi';
import { MissingBackendError } from '../api/MissingBackendError';
import type { ClusterState, LoadedCluster } from './clusterState';
import type { KubernetesObjects } from './KubernetesObjectsContext';
import { collectTokens, TokenError } from './collectTokens';
import { createBackoff } from './createBackoff';
import { createObjectReader } from './createObjectReader';
import { nextTask } from './nextTask';

/** Backends that always return all clusters, such as Backstage's. They get one request for all. */
const answeringForAll = new WeakSet<KubernetesApi>();

/** How long the list of clusters is used, in ms. */
const CLUSTERS_KEPT = 60_000;

/**
 * Loads the objects of an entity from all clusters, and again after each interval in ms, or later if that failed. Each cluster is asked
 * on its own, so that a slow one does not delay the others.
 *
 * @param prepare called with each answer before it is shown
 */
export function useClusterStates(
  entity: Entity,
  interval: number,
  prepare: (answer: LoadedCluster) => Promise<void>,
): Omit<KubernetesObjects, 'mayUseProxy'> {
  const api = useApi(kubernetesApiRef);
  const authApi = useApi(kubernetesAuthProvidersApiRef);
  const [isPaused, setPaused] = useState(false);
  const [backoff] = useState(() => createBackoff(interval));
  // What is paused must not change. What the user or an administrator must do first is not tried again automatically.
  const canAsk = (error: Error | null): boolean =>
    !isPaused && !(error instanceof TokenError || error instanceof MissingBackendError);
  const isAsked = ({ state }: { state: { error: Error | null } }): boolean => canAsk(state.error);
  const onReturn = { refetchOnWindowFocus: isAsked, refetchOnReconnect: isAsked };
  const clusters = useQuery({
    queryKey: ['kubernetes', 'clusters'],
    queryFn: ({ signal }) => backoff.run('clusters', () => api.getClusters({ signal })),
    staleTime: CLUSTERS_KEPT,
    retry: false,
    refetchInterval: ({ state }) => state.error !== null && canAsk(state.error) && backoff.read('clusters'),
    ...onReturn,
  });
  const found = clusters.data ?? [];
  const [reader] = useState(createObjectReader);
  useEffect(() => reader.close, [reader]);
  const load = (asked: readonly KubernetesCluster[], signal: AbortSignal, one?: string) =>
    backoff.run(`objects ${one ?? ''}`, () => loadOnce(asked, signal, one), isFailed);
  const loadOnce = async (asked: readonly KubernetesCluster[], signal: AbortSignal, one?: string) => {
    const auth = await collectTokens(authApi, asked);
    const options = one === undefined ? { signal } : { signal, cluster: one };
    const response = await api.requestObjects({ entity, auth }, options);
    const answers = await reader.read(`${stringifyEntityRef(entity)} ${one ?? ''}`, response);
    if (one !== undefined && answers.some(({ name }) => name !== one)) answeringForAll.add(api);
    for (const answer of answers) await prepare(answer);
    await nextTask();
    return asked.map(({ name }) => answers.find((answer) => answer.name === name) ?? createEmpty(name));
  };
  const share = (one = '') => ({
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }: { state: { error: Error | null } }) =>
      canAsk(state.error) && backoff.read(`objects ${one}`),
    ...onReturn,
    // The reader keeps objects that did not change.
    structuralSharing: false as const,
  });
  const key = ['kubernetes', 'objects', stringifyEntityRef(entity)];
  const each = useQueries({
    queries: found.map((cluster) => ({
      ...share(cluster.name),
      queryKey: [...key, 'one', cluster.name],
      queryFn: ({ signal }: { signal: AbortSignal }) => load([cluster], signal, cluster.name),
      enabled: !answeringForAll.has(api),
    })),
  });
  const all = useQuery({
    ...share(),
    queryKey: [...key, 'all', found.map(({ name }) => name)],
    queryFn: ({ signal }) => load(found, signal),
    enabled: answeringForAll.has(api) && found.length > 0,
  });
  const states = useStableStates(clusters.data?.map((cluster, index) => combine(cluster, each[index], all)));
  // What is new is rendered in short steps, because there can be thousands of objects.
  const shown = useDeferredValue(states);
  const refresh = useLatest(() => {
    if (clusters.isError) void clusters.refetch();
    if (answeringForAll.has(api)) void all.refetch();
    else for (const query of each) void query.refetch();
  });
  const failure = clusters.data ? undefined : (clusters.error ?? undefined);
  const isLoading = clusters.isFetching || all.isFetching || each.some(({ isFetching }) => isFetching);
  return useMemo(
    () => ({ clusters: shown, failure, isLoading, isPaused, setPaused, refresh }),
    [shown, failure, isLoading, isPaused, refresh],
  );
}

/** Returns the states before while nothing in them changes, so that nothing is rendered again. */
function useStableStates(next: readonly ClusterState[] | undefined): readonly ClusterState[] | undefined {
  const [known, setKnown] = useState(next);
  const isSame =
    known?.length === next?.length &&
    (next ?? []).every((state, index) => {
      const before = known?.[index];
      return (
        before?.cluster === state.cluster &&
        before.loaded === state.loaded &&
        before.failure === state.failure
      );
    });
  if (!isSame) setKnown(next);
  return isSame ? known : next;
}

/** Returns a function that stays the same and calls the last one. */
function useLatest(call: () => void): () => void {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  return useCallback(() => latest.current(), []);
}

function combine(
  cluster: KubernetesCluster,
  one: UseQueryResult<LoadedCluster[]> | undefined,
  all: UseQueryResult<LoadedCluster[]>,
): ClusterState {
  const query = all.data || all.error ? all : one;
  return {
    cluster,
    loaded: query?.data?.find(({ name }) => name === cluster.name),
    failure: query?.error ?? undefined,
  };
}

/**
 * Whether no cluster answered, or each has too many requests. If some did, they are asked again as usual. Single lists can be missing
 * for days, such as those of a metrics server.
 */
function isFailed(answers: readonly LoadedCluster[]): boolean {
  return answers.every(
    ({ errors, answered }) =>
      errors.length > 0 &&
      (answered.size === 0 || errors.some((error) => 'statusCode' in error && error.statusCode === 429)),
  );
}

/** The backend leaves out clusters that have no objects of the entity. */
function createEmpty(name: string): LoadedCluster {
  return {
    name,
    objects: [],
    usage: new Map(),
    errors: [],
    answered: new Set(),
    stale: new Map(),
    detected: [],
    changed: new Set(),
    loadedAt: Date.now(),
  };
}
