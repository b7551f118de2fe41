import { backend, elsewhere, frontend, secretDeep } from '../keys';
import { anything, boolean, list, map } from '../values';

/** Clusters and what the portal shows of them. */
export const kubernetes = map({
  podExecTerminal: map({
    enabled: frontend(boolean(), 'Offers a terminal in a container.').default(false),
  }).optional(),
  frontend: map({
    podDelete: map({ enabled: frontend(boolean(), 'Offers to delete a pod.').default(false) }).optional(),
  })
    .catchall(elsewhere('Setting of the pages about clusters.'))
    .optional(),
  serviceLocatorMethod: backend(anything(), 'How the clusters of an entity are found.').optional(),
  clusterLocatorMethods: secretDeep(
    list(anything()),
    'Where clusters and their credentials are listed.',
  ).optional(),
  objectTypes: backend(list(anything()), 'Kinds of objects to show instead of the usual ones.').optional(),
  customResources: backend(list(anything()), 'Custom resources to show.').optional(),
  apiVersionOverrides: backend(anything(), 'API versions to use instead of the usual ones.').optional(),
}).catchall(elsewhere('Setting of the access to clusters.'));
