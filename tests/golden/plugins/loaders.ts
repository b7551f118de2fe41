import { createFrontendFeatureLoader, createFrontendPlugin, type FrontendFeatureLoader } from '#engine';
import { PageBlueprint } from './blueprints';

function plugin(pluginId: string) {
  return createFrontendPlugin({
    pluginId,
    extensions: [PageBlueprint.make({ params: { path: `/${pluginId}` } })],
  });
}

/** Gives a plugin, the module that an import gives, and another loader; twice the same loader counts once. */
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
  loader: () => Promise.reject(new Error('The registry did not answer.')),
});

/** Gives something that is no feature. */
export const strangeLoader = createFrontendFeatureLoader({ loader: () => ['catalog' as never] });

/** Nests one deeper than is allowed. */
export const deepLoader = Array.from({ length: 5 }).reduce<FrontendFeatureLoader>(
  (inner) => createFrontendFeatureLoader({ loader: () => [inner] }),
  createFrontendFeatureLoader({ loader: () => [plugin('too-deep')] }),
);
