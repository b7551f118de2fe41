import { useQuery } from '@tanstack/react-query';
import { configApiRef, useApi } from '#sdk';
import { kubernetesApiRef, type KubernetesCluster } from '../api/KubernetesApi';

/** Auth providers whose token belongs to the user. Browsers cannot send it with a WebSocket. */
const TOKEN_PROVIDERS = ['aks', 'google', 'oidc'];

/**
 * Returns whether shells can be offered: the configuration enables them, and there is exactly one cluster, with credentials of the
 * portal. Browsers can send neither the name of the cluster nor the user's token for it with a WebSocket.
 */
export function useHasTerminal(): boolean {
  const isEnabled = useApi(configApiRef).getOptionalBoolean('kubernetes.podExecTerminal.enabled') ?? false;
  const kubernetesApi = useApi(kubernetesApiRef);
  const { data = [] } = useQuery({
    queryKey: ['kubernetes', 'clusters'],
    queryFn: ({ signal }) => kubernetesApi.getClusters({ signal }),
    enabled: isEnabled,
    // The tab loads the clusters.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return isEnabled && acceptsTerminals(data);
}

/** Returns whether a WebSocket of the browser reaches a container with these clusters. */
export function acceptsTerminals(clusters: readonly KubernetesCluster[]): boolean {
  const [only, second] = clusters;
  return only !== undefined && second === undefined && !TOKEN_PROVIDERS.includes(only.authProvider);
}
