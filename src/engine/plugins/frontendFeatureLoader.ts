import type { FrontendFeature } from './frontendFeature';

/** What a feature loader may read of the configuration; the SDK's config API is one of these. */
export interface FeatureLoaderConfig {
  has(key: string): boolean;
  getOptional(key?: string): unknown;
  getOptionalString(key: string): string | undefined;
  getOptionalBoolean(key: string): boolean | undefined;
  getOptionalStringArray(key: string): string[] | undefined;
}

/** A feature as a loader may give it: itself, a further loader, or a module whose default export is one. */
export type LoadedFeature = FrontendFeature | FrontendFeatureLoader;

type LoadedModule = { default: LoadedFeature };

type Several = Iterable<LoadedFeature | Promise<LoadedModule>>;

/** Gives features when the app starts, for example depending on the configuration. */
export interface FrontendFeatureLoader {
  readonly $$type: '@trellis/FrontendFeatureLoader';
}

/** How a feature loader is declared. */
export interface CreateFrontendFeatureLoaderOptions {
  loader(deps: {
    config: FeatureLoaderConfig;
  }): Several | Promise<Several> | AsyncIterable<LoadedFeature | LoadedModule>;
}

/** What the pipeline reads of a loader. */
export interface InternalFrontendFeatureLoader extends FrontendFeatureLoader {
  readonly loader: CreateFrontendFeatureLoaderOptions['loader'];
}

/** Declares a feature loader. Loaders may give loaders, at most five deep; each runs once. */
export function createFrontendFeatureLoader(
  options: CreateFrontendFeatureLoaderOptions,
): FrontendFeatureLoader {
  const loader: InternalFrontendFeatureLoader = {
    $$type: '@trellis/FrontendFeatureLoader',
    loader: (deps) => options.loader(deps),
  };
  return loader;
}
