import type { BackendServices, CatalogService } from '#backend';
import { valueAtPath, type Entity } from '#model';
import type { ClusterLocator, KubernetesSettings } from '../settings/kubernetesSource';
import type { Cluster } from '../settings/cluster';

/** Auth providers with which a cluster of the catalog can be reached: those for which the user sends a token. */
const CATALOG_PROVIDERS = ['google', 'aks', 'oidc'];

/** Returns all clusters. Of two with the same name, the first one counts. */
export type LocateClusters = () => Promise<Cluster[]>;

/** Creates the function that locates clusters. What is wrong with them is logged once, although each request locates them. */
export function createClusterLocator({
  settings,
  catalog,
  log,
}: Pick<BackendServices<KubernetesSettings>, 'settings' | 'catalog' | 'log'>): LocateClusters {
  let known: ReadonlySet<string> = new Set();
  return async () => {
    const warnings = new Set<string>();
    const clusters = await locateClusters(settings.current, catalog, warnings);
    for (const warning of warnings) if (!known.has(warning)) log.warn(warning);
    known = warnings;
    return clusters;
  };
}

/** Warns that anyone on the network can be the cluster. */
export function describeUnverified({ name }: Cluster): string {
  return `The certificate of the cluster '${name}' is not verified, so the connection can be intercepted.`;
}

async function locateClusters(
  { locators }: KubernetesSettings,
  catalog: CatalogService,
  warnings: Set<string>,
): Promise<Cluster[]> {
  const found = await Promise.all(
    locators.map(async (locator) =>
      locator.type === 'listed' ? locator.clusters : readCatalog(locator, catalog, warnings),
    ),
  );
  return [
    ...new Map(
      found
        .flat()
        .toReversed()
        .map((cluster) => [cluster.name, cluster]),
    ).values(),
  ].toReversed();
}

async function readCatalog(
  locator: Extract<ClusterLocator, { type: 'catalog' }>,
  catalog: CatalogService,
  warnings: Set<string>,
): Promise<Cluster[]> {
  const where = { kind: 'Resource', 'spec.type': 'kubernetes-cluster' };
  const entities: Entity[] = [];
  let cursor: string | undefined;
  do {
    const page = await catalog.whole.query({ where, ...(cursor !== undefined && { cursor }) });
    entities.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return entities.flatMap((entity) => {
    const cluster = toCluster(entity, locator);
    if (typeof cluster !== 'string') {
      if (cluster.skipTLSVerify) warnings.add(describeUnverified(cluster));
      return [cluster];
    }
    warnings.add(`The cluster '${entity.metadata.name}' of the catalog is ignored: ${cluster}`);
    return [];
  });
}

/** Returns the cluster of an entity, or the reason why it is not used. Authors of the catalog are not administrators. */
function toCluster(
  { metadata }: Entity,
  { trustedHosts, allowsSkipTLSVerify }: Extract<ClusterLocator, { type: 'catalog' }>,
): Cluster | string {
  const read = (name: string): string | undefined => metadata.annotations?.[`kubernetes.io/${name}`];
  const url = read('api-server') ?? '';
  const authProvider = read('auth-provider') ?? '';
  if (!URL.canParse(url)) return "the annotation 'kubernetes.io/api-server' is not a URL.";
  const { hostname, protocol } = new URL(url);
  const isTrusted = trustedHosts.some((host) => matchesHost(hostname, host.toLowerCase()));
  if (protocol !== 'https:' && !(isTrusted && protocol === 'http:'))
    return `'${hostname}' does not use HTTPS. To allow it, add it to dangerouslyAllowClusterUrls.`;
  if (!CATALOG_PROVIDERS.includes(authProvider))
    return `the auth provider '${authProvider}' is not available to clusters of the catalog. Use google, aks or oidc.`;
  return {
    name: metadata.name,
    title: metadata.title,
    url: url.replace(/\/+$/, ''),
    authProvider,
    oidcTokenProvider: read('oidc-token-provider'),
    caData: read('api-server-certificate-authority'),
    skipTLSVerify: allowsSkipTLSVerify && read('skip-tls-verify') === 'true',
    skipMetricsLookup: read('skip-metrics-lookup') === 'true',
    dashboardUrl: read('dashboard-url'),
    dashboardApp: read('dashboard-app'),
    dashboardParameters: parseParameters(read('dashboard-parameters')),
    publicOnly: !isTrusted,
  };
}

function matchesHost(hostname: string, pattern: string): boolean {
  if (!pattern.startsWith('*.')) return hostname === pattern;
  return hostname.endsWith(pattern.slice(1)) || hostname === pattern.slice(2);
}

function parseParameters(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the clusters that an entity is on. */
export function selectClusters(
  clusters: readonly Cluster[],
  entity: Entity,
  by: KubernetesSettings['clustersOfEntity'],
): Cluster[] {
  const named = entity.metadata.annotations?.['backstage.io/kubernetes-cluster'];
  if (by === 'annotation' && named !== undefined) return clusters.filter(({ name }) => name === named);
  if (by !== 'relations') return [...clusters];
  const namespace = entity.metadata.namespace ?? 'default';
  const relations = valueAtPath(entity, 'relations');
  const targets = Array.isArray(relations) ? (relations as Array<{ type?: string; targetRef?: string }>) : [];
  const refs = targets.filter(({ type }) => type === 'dependsOn').map(({ targetRef }) => targetRef);
  return clusters.filter(({ name }) => refs.includes(`resource:${namespace}/${name}`));
}
