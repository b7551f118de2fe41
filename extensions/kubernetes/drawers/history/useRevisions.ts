import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { urlPath } from '#protocol';
import { useApi } from '#sdk';
import { kubernetesApiRef } from '../../api/KubernetesApi';
import type { KubernetesObject } from '../../model/kubernetesObject';
import type { LoadedCluster } from '../../objects/clusterState';
import { useKubernetesObjects } from '../../objects/KubernetesObjectsContext';
import { listRevisions, type Revision } from './revisions';

/** Workloads whose revisions are not among the loaded objects. */
const STORED = ['StatefulSet', 'DaemonSet'];

/** The revisions of a workload. */
export interface LoadedRevisions {
  /** The newest first. Undefined until they are loaded. */
  revisions: readonly Revision[] | undefined;
  error: Error | undefined;
  /** Whether the user may not see them. */
  isDenied: boolean;
  retry: () => void;
}

/** Returns the revisions of a workload. Those of stateful sets and daemon sets are requested from the cluster. */
export function useRevisions(loaded: LoadedCluster, workload: KubernetesObject): LoadedRevisions {
  const api = useApi(kubernetesApiRef);
  const { namespace = 'default', uid, generation } = workload.metadata ?? {};
  const { mayUseProxy } = useKubernetesObjects();
  const isStored = STORED.includes(workload.kind ?? '');
  const stored = useQuery({
    // A change of the workload creates another revision.
    queryKey: ['kubernetes', 'revisions', loaded.name, uid, generation],
    enabled: isStored && mayUseProxy === true,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async ({ signal }) => {
      const labelSelector = printSelector(workload.spec?.['selector']);
      const path = `${urlPath`/apis/apps/v1/namespaces/${namespace}`}/controllerrevisions?${new URLSearchParams({ labelSelector }).toString()}`;
      const response = await api.proxy({ clusterName: loaded.name, path, init: { signal } });
      if (!response.ok)
        throw new Error(
          `Proxy request failed with ${response.status} ${response.statusText}, ${await response.text()}`,
        );
      const { items } = Object(await response.json()) as { items?: KubernetesObject[] };
      return items ?? [];
    },
  });
  const objects = isStored ? stored.data : loaded.objects;
  const revisions = useMemo(() => objects && listRevisions(workload, objects), [workload, objects]);
  return {
    revisions,
    error: stored.error ?? undefined,
    isDenied: isStored && mayUseProxy === false,
    retry: () => void stored.refetch(),
  };
}

function printSelector(selector: unknown): string {
  const { matchLabels } = Object(selector) as { matchLabels?: Record<string, string> };
  return Object.entries(matchLabels ?? {})
    .map(([key, value]) => `${key}=${value}`)
    .join(',');
}
