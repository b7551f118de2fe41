import {
  readFlag,
  readMap,
  readMaps,
  readText,
  readTexts,
  type ConfigData,
  type SettingsSource,
} from '#backend';
import type { CustomResource } from '../../protocol';
import type { Cluster } from './cluster';

/** Finds clusters. */
export type ClusterLocator =
  | { type: 'listed'; clusters: Cluster[] }
  | { type: 'catalog'; trustedHosts: string[]; allowsSkipTLSVerify: boolean };

/** The settings of the server side. */
export interface KubernetesSettings {
  locators: ClusterLocator[];
  /** Which clusters an entity is on: all, the one of its annotation, or those it depends on. */
  clustersOfEntity: 'all' | 'annotation' | 'relations';
  /** Plural names of the objects to load. The default ones if `undefined`. */
  objectTypes: string[] | undefined;
  customResources: CustomResource[];
  /** API versions by plural name. */
  apiVersions: Record<string, string>;
}

const LOCATORS = { multiTenant: 'all', singleTenant: 'annotation', catalogRelation: 'relations' } as const;

/** Reads `kubernetes` of `app-config.yaml`. */
export const kubernetesSource: SettingsSource<KubernetesSettings> = {
  sections: ['kubernetes'],
  parse(config) {
    const method = readText(config, 'kubernetes.serviceLocatorMethod.type') ?? 'multiTenant';
    const overrides = readMap(config, 'kubernetes.apiVersionOverrides') ?? {};
    return {
      locators: readMaps(config, 'kubernetes.clusterLocatorMethods').flatMap(readLocator),
      clustersOfEntity: Object.hasOwn(LOCATORS, method) ? LOCATORS[method as keyof typeof LOCATORS] : 'all',
      objectTypes: readTexts(config, 'kubernetes.objectTypes'),
      customResources: readCustomResources(config, 'kubernetes.customResources'),
      apiVersions: Object.fromEntries(
        Object.keys(overrides).flatMap((key) => {
          const version = readText(overrides, key);
          return version === undefined ? [] : [[key, version]];
        }),
      ),
    };
  },
};

function readLocator(locator: ConfigData): ClusterLocator[] {
  switch (readText(locator, 'type')) {
    case 'config':
      return [{ type: 'listed', clusters: readMaps(locator, 'clusters').map(readCluster) }];
    case 'localKubectlProxy':
      return [{ type: 'listed', clusters: [localProxy] }];
    case 'catalog':
      return [
        {
          type: 'catalog',
          trustedHosts: readTexts(locator, 'dangerouslyAllowClusterUrls') ?? [],
          allowsSkipTLSVerify: readFlag(locator, 'dangerouslyAllowSkipTLSVerify') ?? false,
        },
      ];
    default:
      return [];
  }
}

/** `kubectl proxy` on this machine. */
const localProxy: Cluster = {
  name: 'local',
  url: 'http://localhost:8001',
  authProvider: 'localKubectlProxy',
  skipTLSVerify: false,
  skipMetricsLookup: true,
  publicOnly: false,
};

function readCluster(cluster: ConfigData): Cluster {
  // As in Backstage, this has precedence.
  const metadata = readMap(cluster, 'authMetadata') ?? {};
  const read = (key: string): string | undefined =>
    typeof metadata[key] === 'string' ? metadata[key] : undefined;
  return {
    name: readText(cluster, 'name') ?? '',
    title: readText(cluster, 'title'),
    url: (readText(cluster, 'url') ?? '').replace(/\/+$/, ''),
    authProvider:
      read('kubernetes.io/auth-provider') ?? readText(cluster, 'authProvider') ?? 'serviceAccount',
    oidcTokenProvider: read('kubernetes.io/oidc-token-provider') ?? readText(cluster, 'oidcTokenProvider'),
    token: read('serviceAccountToken') ?? readText(cluster, 'serviceAccountToken'),
    tokenFile: readText(cluster, 'serviceAccountTokenFile'),
    caData: readText(cluster, 'caData'),
    caFile: readText(cluster, 'caFile'),
    skipTLSVerify: readFlag(cluster, 'skipTLSVerify') ?? false,
    skipMetricsLookup: readFlag(cluster, 'skipMetricsLookup') ?? false,
    dashboardUrl: readText(cluster, 'dashboardUrl'),
    dashboardApp: readText(cluster, 'dashboardApp'),
    dashboardParameters: readMap(cluster, 'dashboardParameters'),
    customResources:
      cluster['customResources'] === undefined ? undefined : readCustomResources(cluster, 'customResources'),
    publicOnly: false,
  };
}

function readCustomResources(config: ConfigData, path: string): CustomResource[] {
  return readMaps(config, path).map((item) => ({
    group: readText(item, 'group') ?? '',
    apiVersion: readText(item, 'apiVersion') ?? '',
    plural: readText(item, 'plural') ?? '',
  }));
}
