import { createFrontendFeatureLoader, createFrontendPlugin, type FrontendFeatureLoader } from '#engine';
import { PageBlueprint } from './blueprints';

function plugin(pluginId: string) {
  return createFrontendPlugin({
    pluginId,
    extensions: [PageBlueprint.make({ params: { path: `/${pluginId}` } })],
  });
}

/** Loads a plugin, an imported module and another loader. The duplicate loader runs once. */
export const workingLoader = createFrontendFeatureLoader({
  async *loader() {
    yield plugin('loaded');
    yield { default: plugin('imported') };
    yield nestedLoader;
    yield nestedLoader;
  },
});

const nestedLoader = createFrontendFeatureLoader({ loader: () => [plugin('nested')] });

/** Fails. */
export const failingLoader = createFrontendFeatureLoader({
  loader: () => Promise.reject(new Error('The registry did not respond.')),
});

/** Loads a value that is not a feature. */
export const strangeLoader = createFrontendFeatureLoader({ loader: () => ['catalog' as never] });

/** Is nested one level deeper than allowed. */
export const deepLoader = Array.from({ length: 5 }).reduce<FrontendFeatureLoader>(
  (inner) => createFrontendFeatureLoader({ loader: () => [inner] }),
  createFrontendFeatureLoader({ loader: () => [plugin('too-deep')] }),
);
