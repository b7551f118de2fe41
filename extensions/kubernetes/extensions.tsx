import {
  ApiBlueprint,
  TitlesBlueprint,
  createLazyApi,
  discoveryApiRef,
  fetchApiRef,
  gitlabAuthApiRef,
  googleAuthApiRef,
  microsoftAuthApiRef,
  oktaAuthApiRef,
  oneloginAuthApiRef,
} from '#sdk';
import { EntityContentBlueprint } from '#extensions/catalog';
import { kubernetesApiRef } from './api/KubernetesApi';
import { kubernetesAuthProvidersApiRef } from './api/KubernetesAuthProvidersApi';
import { kubernetesProxyApiRef } from './api/KubernetesProxyApi';
import { kubernetesTitlesTranslationRef } from './i18n/titles/kubernetesTitlesTranslationRef';
import { kubernetesClusterLinkFormatterApiRef } from './links/KubernetesClusterLinkFormatterApi';
import { kubernetesRouteRef } from './routes';

/** `titles:kubernetes` */
export const kubernetesTitles = TitlesBlueprint.make({ params: { ref: kubernetesTitlesTranslationRef } });

/** `api:kubernetes` */
export const kubernetesApi = ApiBlueprint.make({
  params: (defineParams) =>
    defineParams({
      api: kubernetesApiRef,
      deps: { discoveryApi: discoveryApiRef, fetchApi: fetchApiRef, authApi: kubernetesAuthProvidersApiRef },
      factory: (deps) =>
        createLazyApi(
          async () => (await import('./api/createKubernetesApi')).createKubernetesApi(deps),
          ['getClusters', 'getCluster', 'getObjectsByEntity', 'requestObjects', 'proxy'],
        ),
    }),
});

/** `api:kubernetes/proxy` */
export const kubernetesProxyApi = ApiBlueprint.make({
  name: 'proxy',
  params: (defineParams) =>
    defineParams({
      api: kubernetesProxyApiRef,
      deps: { kubernetesApi: kubernetesApiRef },
      factory: (deps) =>
        createLazyApi(
          async () => (await import('./api/createKubernetesProxyApi')).createKubernetesProxyApi(deps),
          ['getPodLogs', 'getEventsByInvolvedObjectName', 'deletePod'],
        ),
    }),
});

/** `api:kubernetes/auth-providers` */
export const kubernetesAuthProvidersApi = ApiBlueprint.make({
  name: 'auth-providers',
  params: (defineParams) =>
    defineParams({
      api: kubernetesAuthProvidersApiRef,
      deps: {
        gitlab: gitlabAuthApiRef,
        google: googleAuthApiRef,
        microsoft: microsoftAuthApiRef,
        okta: oktaAuthApiRef,
        onelogin: oneloginAuthApiRef,
      },
      factory: (accounts) =>
        createLazyApi(
          async () =>
            (await import('./api/createKubernetesAuthProvidersApi')).createKubernetesAuthProvidersApi(
              accounts,
            ),
          ['getCredentials', 'decorateRequestBodyForAuth'],
        ),
    }),
});

/** `api:kubernetes/cluster-link-formatter` */
export const kubernetesLinkFormatterApi = ApiBlueprint.make({
  name: 'cluster-link-formatter',
  params: (defineParams) =>
    defineParams({
      api: kubernetesClusterLinkFormatterApiRef,
      deps: {},
      factory: () =>
        createLazyApi(
          async () => (await import('./links/createClusterLinkFormatterApi')).createClusterLinkFormatterApi(),
          ['formatClusterLink'],
        ),
    }),
});

/** `entity-content:kubernetes/kubernetes` */
export const kubernetesTab = EntityContentBlueprint.make({
  name: 'kubernetes',
  params: {
    path: '/kubernetes',
    title: 'Kubernetes',
    group: 'deployment',
    routeRef: kubernetesRouteRef,
    filter: {
      $any: ['kubernetes-id', 'kubernetes-label-selector'].map((name) => ({
        [`metadata.annotations.backstage.io/${name}`]: { $exists: true },
      })),
    },
    loader: async () => {
      const { KubernetesTab } = await import('./tab/KubernetesTab');
      return <KubernetesTab />;
    },
  },
});
