import {
  anything,
  backend,
  boolean,
  definePluginSettings,
  described,
  elsewhere,
  frontend,
  list,
  map,
  secretDeep,
} from '#config/schema';

const section = map({
  podExecTerminal: map({
    enabled: frontend(boolean(), 'Enables terminals in containers.').default(false),
  }).optional(),
  frontend: map({
    podDelete: map({
      enabled: frontend(boolean(), 'Allows users to delete pods.').default(false),
    }).optional(),
  })
    .catchall(elsewhere('A setting of the Kubernetes pages.'))
    .optional(),
  serviceLocatorMethod: backend(anything(), 'How to find the clusters of an entity.').optional(),
  clusterLocatorMethods: secretDeep(
    list(anything()),
    'Where to find clusters and their credentials.',
  ).optional(),
  objectTypes: backend(list(anything()), 'Object kinds to show instead of the default ones.').optional(),
  customResources: backend(list(anything()), 'Custom resources to show.').optional(),
  apiVersionOverrides: backend(anything(), 'API versions to use instead of the default ones.').optional(),
}).catchall(elsewhere('A setting for cluster access.'));

/** Settings of the plugin `kubernetes` in `app-config.yaml`. */
export const kubernetesSettings = definePluginSettings({
  sections: { kubernetes: described(section, 'Kubernetes clusters and their pages.') },
  keys: {
    'kubernetes.podExecTerminal': 'Terminals in containers.',
    'kubernetes.frontend': 'The Kubernetes pages.',
    'kubernetes.frontend.podDelete': 'Deleting pods.',
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
