import { createBackendPlugin } from '#backend';
import {
  kubernetesClustersReadPermission,
  kubernetesProxyPermission,
  kubernetesResourcesReadPermission,
} from './protocol';
import { kubernetesSource } from './server/settings/kubernetesSource';
import { registerKubernetes } from './server/registerKubernetes';

/** The server side of the Kubernetes pages: reads clusters and forwards requests to them. */
export const kubernetesBackend = createBackendPlugin({
  pluginId: 'kubernetes',
  settings: kubernetesSource,
  permissions: [
    kubernetesClustersReadPermission,
    kubernetesResourcesReadPermission,
    kubernetesProxyPermission,
  ],
  register: registerKubernetes,
});
