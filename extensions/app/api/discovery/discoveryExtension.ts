import { ApiBlueprint, configApiRef, discoveryApiRef } from '#sdk';
import { createDiscoveryApi } from './createDiscoveryApi';
import { readDiscoveryConfig } from './readDiscoveryConfig';

/** Where the backend of each plugin is. */
export const discoveryApiExtension = ApiBlueprint.make({
  name: 'discovery',
  params: (defineParams) =>
    defineParams({
      api: discoveryApiRef,
      deps: { config: configApiRef },
      factory: ({ config }) => createDiscoveryApi(readDiscoveryConfig(config)),
    }),
});
