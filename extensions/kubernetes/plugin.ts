import { createFrontendPlugin } from '#sdk';
import {
  kubernetesApi,
  kubernetesAuthProvidersApi,
  kubernetesLinkFormatterApi,
  kubernetesProxyApi,
  kubernetesTab,
  kubernetesTitles,
} from './extensions';
import { kubernetesRouteRef } from './routes';

/** The workloads of entities on Kubernetes clusters: a tab on entity pages. */
export const kubernetesPlugin = createFrontendPlugin({
  pluginId: 'kubernetes',
  title: 'Kubernetes',
  info: { packageJson: async () => (await import('./info')).packageJson },
  routes: { kubernetes: kubernetesRouteRef },
  extensions: [
    kubernetesApi,
    kubernetesProxyApi,
    kubernetesAuthProvidersApi,
    kubernetesLinkFormatterApi,
    kubernetesTab,
    kubernetesTitles,
  ],
});
