import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#sdk';
import { kubernetesProxyApiRef } from '../api/KubernetesProxyApi';
import { createBackoff } from '../objects/createBackoff';
import { readEvent, sortEvents, type KubernetesEvent } from './kubernetesEvent';

/** Events change slowly, and each object needs a request. In ms. */
const INTERVAL = 10_000;

/** An object whose events are shown. */
export interface EventTarget {
  kind: string;
  namespace: string;
  name: string;
}

/** The events of objects. */
export interface LoadedEvents {
  /** The latest first. Undefined until the first ones are loaded. */
  events: KubernetesEvent[] | undefined;
  /** Why events could not be loaded. */
  error: Error | undefined;
  retry: () => void;
  isRetrying: boolean;
}

/** Loads the events of objects on a cluster, and again every ten seconds, or later if that failed. */
export function useEvents(
  clusterName: string,
  targets: readonly EventTarget[],
  isPaused: boolean,
): LoadedEvents {
  const api = useApi(kubernetesProxyApiRef);
  const [backoff] = useState(() => createBackoff(INTERVAL));
  const queries = useQueries({
    queries: targets.map(({ kind, namespace, name }) => ({
      queryKey: ['kubernetes', 'events', clusterName, namespace, name, kind],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const found = await backoff.run(`${kind}/${namespace}/${name}`, () =>
          api.getEventsByInvolvedObjectName({ clusterName, namespace, involvedObjectName: name }, { signal }),
        );
        // Objects of several kinds can have the same name.
        return found.map(readEvent).filter((event) => event.kind === kind || event.kind === '');
      },
      retry: false,
      refetchInterval: () => !isPaused && backoff.read(`${kind}/${namespace}/${name}`),
      refetchOnWindowFocus: !isPaused,
      refetchOnReconnect: !isPaused,
    })),
  });
  const loaded = queries.flatMap(({ data }) => (data ? [data] : []));
  const isComplete = queries.every(({ isPending }) => !isPending);
  return {
    events: loaded.length > 0 || isComplete ? sortEvents(loaded.flat()) : undefined,
    error: queries.find(({ error }) => error)?.error ?? undefined,
    retry: () => queries.forEach((query) => query.isError && void query.refetch()),
    isRetrying: queries.some(({ isFetching, isError }) => isFetching && isError),
  };
}
