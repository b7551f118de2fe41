import type { BackendServices } from '#backend';
import { createConnections } from './clusters/connections';
import type { KubernetesSettings } from './settings/kubernetesSource';
import { addObjectRoutes } from './routes/objectRoutes';
import { addProxyRoutes } from './routes/proxyRoutes';

/** Registers the routes, and warns about clusters whose certificate is not verified. */
export function registerKubernetes(services: BackendServices<KubernetesSettings>): void {
  const { settings, lifecycle, log } = services;
  const connections = createConnections();
  const warn = ({ locators }: KubernetesSettings): void => {
    for (const cluster of locators.flatMap((locator) =>
      locator.type === 'listed' ? locator.clusters : [],
    )) {
      if (cluster.skipTLSVerify)
        log.warn(
          `The certificate of the cluster '${cluster.name}' is not verified, so the connection can be intercepted.`,
        );
    }
  };
  warn(settings.current);
  settings.subscribe(warn);
  addObjectRoutes(services, connections);
  addProxyRoutes(services, connections);
  lifecycle.onStop(async () => connections.close());
}
