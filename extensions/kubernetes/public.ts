/** The API of the plugin for other plugins, safe to import in a manifest. */

// Routes.
export { kubernetesRouteRef } from './routes';

// APIs.
export {
  kubernetesApiRef,
  type KubernetesApi,
  type KubernetesCluster,
  type KubernetesRequestOptions,
} from './api/KubernetesApi';
export {
  kubernetesAuthProvidersApiRef,
  type KubernetesAuthProvidersApi,
} from './api/KubernetesAuthProvidersApi';
export { kubernetesProxyApiRef, type KubernetesProxyApi, type PodLocation } from './api/KubernetesProxyApi';
export {
  kubernetesClusterLinkFormatterApiRef,
  type ClusterLinkOptions,
  type KubernetesClusterLinkFormatterApi,
} from './links/KubernetesClusterLinkFormatterApi';
export type { ClusterObjects, FetchError, PodMetrics, Usage } from './protocol';
