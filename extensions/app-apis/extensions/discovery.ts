import { ApiBlueprint, configApiRef, discoveryApiRef } from '#sdk';
import { createDiscoveryApi } from '../discovery/createDiscoveryApi';
import { readDiscoveryConfig } from '../discovery/readDiscoveryConfig';

/** The backend URL of each plugin. */
export const discoveryApiExtension = ApiBlueprint.make({
  name: 'discovery',
  params: (defineParams) =>
    defineParams({
      api: discoveryApiRef,
      deps: { config: configApiRef },
      factory: ({ config }) => createDiscoveryApi(readDiscoveryConfig(config)),
    }),
});
