import { ApiBlueprint, featureFlagsApiRef } from '#sdk';
import { createLocalStore } from '../localStore/createLocalStore';
import { createFeatureFlagsApi } from './createFeatureFlagsApi';

/** Feature flags, kept in this browser. */
export const featureFlagsApiExtension = ApiBlueprint.make({
  name: 'feature-flags',
  params: (defineParams) =>
    defineParams({
      api: featureFlagsApiRef,
      deps: {},
      factory: () => createFeatureFlagsApi(createLocalStore()),
    }),
});
