import { ApiBlueprint, featureFlagsApiRef } from '#sdk';
import { openLocalStore } from '../localStore/createLocalStore';
import { createFeatureFlagsApi } from '../featureFlags/createFeatureFlagsApi';

/** Feature flags, stored in the browser. */
export const featureFlagsApiExtension = ApiBlueprint.make({
  name: 'feature-flags',
  params: (defineParams) =>
    defineParams({
      api: featureFlagsApiRef,
      deps: {},
      factory: () => createFeatureFlagsApi(openLocalStore()),
    }),
});
