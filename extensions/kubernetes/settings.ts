import { kubernetesDescriptions } from './descriptions';
import {
  backend,
  boolean,
  definePluginSettings,
  described,
  doubted,
  elsewhere,
  frontend,
  list,
  map,
  mapOf,
  number,
  oneOf,
  ruled,
  secret,
  secretElsewhere,
  text,
  texts,
  url,
  anything,
} from '#config/schema';

const BACKSTAGE_ONLY = 'Use a Backstage backend, or list the clusters with their tokens.';

const customResource = map({
  group: backend(text(), 'API group, such as `argoproj.io`.'),
  apiVersion: backend(text(), 'Version of the API, such as `v1alpha1`.'),
  plural: backend(text(), 'Plural name, such as `rollouts`.'),
});

/** Auth providers whose credentials only a Backstage backend can get. */
const SERVER_PROVIDERS = ['aws', 'azure', 'googleServiceAccount'];

/** Auth providers of the embedded backend. */
const PROVIDERS = ['serviceAccount', 'google', 'aks', 'oidc', 'localKubectlProxy'];

const authProvider = doubted(text(), (written) => {
  if (typeof written !== 'string' || PROVIDERS.includes(written)) return undefined;
  return {
    text: SERVER_PROVIDERS.includes(written)
      ? `is '${written}', which only Backstage backends support.`
      : `is '${written}', which is not a known auth provider. The objects of this cluster cannot be loaded.`,
    hint: "Use 'serviceAccount', 'google', 'aks' or 'oidc'.",
  };
});

const authMetadata = map({
  'kubernetes.io/auth-provider': backend(authProvider, 'Takes precedence over `authProvider`.').optional(),
  'kubernetes.io/oidc-token-provider': backend(
    text(),
    'Takes precedence over `oidcTokenProvider`.',
  ).optional(),
  serviceAccountToken: secret(
    text(),
    'Takes precedence over `serviceAccountToken` of the cluster.',
  ).optional(),
}).catchall(secretElsewhere('Additional data for auth providers.'));

/** Whether an address can be that of the cluster in which the portal runs. Only there, the portal has a token of its own. */
function canBeOwn(address: string): boolean {
  const { hostname } = new URL(address);
  return /^\[|^[\d.]+$|^kubernetes(\.default(\.svc(\.cluster\.local)?)?)?\.?$/.test(hostname);
}

const cluster = ruled(
  map({
    name: backend(text(), 'Name of the cluster, unique.'),
    title: backend(text(), 'Title to show. By default, the name.').optional(),
    url: backend(url(), 'Address of the API server.'),
    authProvider: backend(
      authProvider,
      "Whose credentials are used: 'serviceAccount' for a token of the portal; 'google', 'aks' or 'oidc' for a token of the signed-in user; 'localKubectlProxy' for none.",
    ).default('serviceAccount'),
    oidcTokenProvider: backend(
      text(),
      'Sign-in provider of the token for the auth provider `oidc`.',
    ).optional(),
    serviceAccountToken: secret(
      text(),
      "Token of a service account. By default, the token of the portal's own service account, for the cluster in which the portal runs.",
    ).optional(),
    serviceAccountTokenFile: backend(
      text(),
      'File with the token. It is read again when it changes. A setting of Trellis.',
    ).optional(),
    skipTLSVerify: backend(boolean(), 'Does not verify the certificate of the cluster. Not safe.').default(
      false,
    ),
    skipMetricsLookup: backend(boolean(), 'Does not ask for the usage of pods.').default(false),
    caData: secret(text(), 'Certificate authority of the cluster, in base64.').optional(),
    caFile: secret(text(), 'File with the certificate authority of the cluster.').optional(),
    dashboardUrl: backend(text(), 'URL of the dashboard of the cluster.').optional(),
    dashboardApp: backend(
      text(),
      'Application of the dashboard: `standard`, `aks`, `gke`, `openshift`, `rancher` or `headlamp`.',
    ).optional(),
    dashboardParameters: backend(mapOf(anything()), 'Parameters for links to the dashboard.').optional(),
    customResources: backend(
      list(customResource),
      'Custom resources of this cluster, instead of `kubernetes.customResources`.',
    ).optional(),
    authMetadata: described(
      authMetadata,
      'The auth provider, as annotations of clusters in the catalog name it.',
    ).optional(),
  }),
  ({ url: address, serviceAccountToken, serviceAccountTokenFile, authMetadata: metadata = {}, ...rest }) => {
    const provider = metadata['kubernetes.io/auth-provider'] ?? rest.authProvider;
    const oidcProvider = metadata['kubernetes.io/oidc-token-provider'] ?? rest.oidcTokenProvider;
    const token = metadata.serviceAccountToken ?? serviceAccountToken ?? serviceAccountTokenFile;
    if (provider === 'oidc' && oidcProvider === undefined)
      return [{ text: "must be set for the auth provider 'oidc'.", path: ['oidcTokenProvider'] }];
    if (provider === 'serviceAccount' && token === undefined && !canBeOwn(address))
      return [
        {
          text: "must be set for the auth provider 'serviceAccount', unless the URL is that of the cluster in which the portal runs.",
          path: ['serviceAccountToken'],
        },
      ];
    return [];
  },
);

const locatorType = doubted(oneOf(['config', 'catalog', 'localKubectlProxy', 'gke']), (written) =>
  written === 'gke'
    ? {
        text: "is 'gke', which only Backstage backends support. Its clusters are not shown.",
        hint: BACKSTAGE_ONLY,
      }
    : undefined,
);

const locator = map({
  type: backend(
    locatorType,
    "'config' for the clusters listed here, 'catalog' for resources of the type `kubernetes-cluster`, 'localKubectlProxy' for `kubectl proxy` on port 8001.",
  ),
  clusters: backend(list(cluster), 'Clusters of the type `config`.').optional(),
  dangerouslyAllowClusterUrls: backend(
    texts(),
    'Hosts of the type `catalog` that may have a private address or use HTTP.',
  ).optional(),
  dangerouslyAllowSkipTLSVerify: backend(
    boolean(),
    'Whether clusters of the catalog may disable the verification of their certificate.',
  ).default(false),
  authProvider: elsewhere('Auth provider of the type `gke`.').optional(),
  endpointType: elsewhere('Endpoint of the type `gke`.').optional(),
  projectId: elsewhere('Project of the type `gke`.').optional(),
  region: elsewhere('Region of the type `gke`.').optional(),
  skipMetricsLookup: elsewhere('Of the type `gke`.').optional(),
  skipTLSVerify: elsewhere('Of the type `gke`.').optional(),
  exposeDashboard: elsewhere('Whether links lead to the dashboard of the type `gke`.').optional(),
  matchingResourceLabels: elsewhere('Labels of the clusters of the type `gke`.').optional(),
});

const serviceLocatorType = doubted(
  oneOf(['multiTenant', 'singleTenant', 'catalogRelation', 'http']),
  (written) =>
    written === 'http'
      ? {
          text: "is 'http', which only Backstage backends support. All clusters are used.",
          hint: "Use 'multiTenant', 'singleTenant' or 'catalogRelation'.",
        }
      : undefined,
);

const section = map({
  podExecTerminal: map({
    enabled: frontend(boolean(), 'Enables terminals in containers.').default(false),
  }).optional(),
  frontend: map({
    podDelete: map({
      enabled: frontend(boolean(), 'Allows users to delete pods.').default(false),
    }).optional(),
    refreshIntervalMs: frontend(
      number(1000),
      'How often the tab loads objects, in milliseconds. A setting of Trellis.',
    ).default(10_000),
    docsUrl: frontend(
      text(),
      'Page that explains how to add clusters. The tab links to it while there are none. By default, that of Backstage. A setting of Trellis.',
    ).optional(),
  })
    .catchall(elsewhere('A setting of the Kubernetes pages.'))
    .optional(),
  serviceLocatorMethod: map({
    type: backend(
      serviceLocatorType,
      "'multiTenant' if entities can be on every cluster, 'singleTenant' for the cluster in the annotation `backstage.io/kubernetes-cluster`, 'catalogRelation' for the clusters that the entity depends on.",
    ).default('multiTenant'),
  }).optional(),
  clusterLocatorMethods: backend(list(locator), 'Where to find clusters.').optional(),
  clusterLocatorContinueOnError: elsewhere(
    'Whether clusters of other locators are shown if one fails.',
  ).optional(),
  objectTypes: backend(
    list(text()),
    'Plural names of the objects to load. By default, all except `secrets`.',
  ).optional(),
  customResources: backend(list(customResource), 'Custom resources to load.').optional(),
  apiVersionOverrides: backend(
    mapOf(text()),
    'API versions by plural name, such as `cronjobs: v1beta1`.',
  ).optional(),
  googleServiceAccountCredentials: secretElsewhere(
    'Credentials for the auth provider `googleServiceAccount`.',
  ).optional(),
  proxy: elsewhere('The cache of the proxy.').optional(),
}).catchall(elsewhere('A setting for cluster access.'));

/** Settings of the plugin `kubernetes` in `app-config.yaml`. */
export const kubernetesSettings = definePluginSettings({
  extensions: kubernetesDescriptions,
  sections: { kubernetes: described(section, 'Kubernetes clusters and their pages.') },
  keys: {
    'kubernetes.podExecTerminal': 'Terminals in containers.',
    'kubernetes.frontend': 'The Kubernetes pages.',
    'kubernetes.frontend.podDelete': 'Deleting pods.',
    'kubernetes.serviceLocatorMethod': 'Which clusters an entity is on.',
  },
  examples: {
    kubernetes: `kubernetes:
  podExecTerminal: { enabled: true }
  clusterLocatorMethods:
    - type: config
      clusters:
        - name: production
          url: https://k8s.acme.example
          authProvider: serviceAccount
          serviceAccountToken: \${K8S_TOKEN}
`,
  },
});
