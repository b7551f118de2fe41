import type { FrontendFeature } from './frontendFeature';

/** The configuration that a feature loader can read. The config API of the SDK implements it. */
export interface FeatureLoaderConfig {
  has(key: string): boolean;
  getOptional(key?: string): unknown;
  getOptionalString(key: string): string | undefined;
  getOptionalBoolean(key: string): boolean | undefined;
  getOptionalStringArray(key: string): string[] | undefined;
}

/** A feature, another loader, or a JavaScript module whose default export is one of these. */
export type LoadedFeature = FrontendFeature | FrontendFeatureLoader;

type LoadedModule = { default: LoadedFeature };

type Several = Iterable<LoadedFeature | Promise<LoadedModule>>;

/** Loads features when the app starts, for example depending on the configuration. */
export interface FrontendFeatureLoader {
  readonly $$type: '@trellis/FrontendFeatureLoader';
}

/** Options of `createFrontendFeatureLoader`. */
export interface CreateFrontendFeatureLoaderOptions {
  loader(deps: {
    config: FeatureLoaderConfig;
  }): Several | Promise<Several> | AsyncIterable<LoadedFeature | LoadedModule>;
}

/** The parts of a loader that the pipeline reads. */
export interface InternalFrontendFeatureLoader extends FrontendFeatureLoader {
  readonly loader: CreateFrontendFeatureLoaderOptions['loader'];
}

/** Creates a feature loader. Loaders can return other loaders, up to five levels deep. Each loader runs once. */
export function createFrontendFeatureLoader(
  options: CreateFrontendFeatureLoaderOptions,
): FrontendFeatureLoader {
  const loader: InternalFrontendFeatureLoader = {
    $$type: '@trellis/FrontendFeatureLoader',
    loader: (deps) => options.loader(deps),
  };
  return loader;
}
