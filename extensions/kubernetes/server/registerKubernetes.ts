import type { BackendServices } from '#backend';
import { createConnections } from './clusters/connections';
import { createClusterLocator, describeUnverified } from './clusters/locateClusters';
import type { KubernetesSettings } from './settings/kubernetesSource';
import { addObjectRoutes } from './routes/objectRoutes';
import { addProxyRoutes } from './routes/proxyRoutes';

/** Registers the routes, and warns about clusters whose certificate is not verified. */
export function registerKubernetes(services: BackendServices<KubernetesSettings>): void {
  const { settings, lifecycle, log } = services;
  const connections = createConnections();
  const locate = createClusterLocator(services);
  const warn = ({ locators }: KubernetesSettings): void => {
    for (const cluster of locators.flatMap((locator) =>
      locator.type === 'listed' ? locator.clusters : [],
    )) {
      if (cluster.skipTLSVerify) log.warn(describeUnverified(cluster));
    }
  };
  warn(settings.current);
  settings.subscribe(warn);
  addObjectRoutes(services, connections, locate);
  addProxyRoutes(services, connections, locate);
  lifecycle.onStop(async () => connections.close());
}
