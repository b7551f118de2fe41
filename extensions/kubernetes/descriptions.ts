import type { ExtensionDescriptions } from '#config/schema';

/** The extensions of the plugin `kubernetes`. */
export const kubernetesDescriptions: ExtensionDescriptions = {
  'titles:kubernetes': { text: 'The title of the tab in other languages.' },
  'api:kubernetes': { text: 'Reads clusters and their objects through the backend.' },
  'api:kubernetes/proxy': {
    text: 'Reads logs and events, and deletes pods, through the proxy of the backend.',
  },
  'api:kubernetes/auth-providers': {
    text: "Gets the user's tokens for clusters with the auth providers `google`, `aks` and `oidc`.",
  },
  'api:kubernetes/cluster-link-formatter': {
    text: 'Creates links to objects in the dashboard of a cluster.',
  },
  'entity-content:kubernetes/kubernetes': {
    text: 'Tab with the workloads of an entity on all clusters, what is wrong with them, their logs and events. Only for entities with the annotation `backstage.io/kubernetes-id` or `backstage.io/kubernetes-label-selector`.',
    example: { group: 'operation', filter: { kind: 'component' } },
  },
};
