import { ApiBlueprint, featureFlagsApiRef } from '#sdk';
import { openLocalStore } from '../localStore/createLocalStore';
import { createFeatureFlagsApi } from './createFeatureFlagsApi';

/** Feature flags, kept in this browser. */
export const featureFlagsApiExtension = ApiBlueprint.make({
  name: 'feature-flags',
  params: (defineParams) =>
    defineParams({
      api: featureFlagsApiRef,
      deps: {},
      factory: () => createFeatureFlagsApi(openLocalStore()),
    }),
});
