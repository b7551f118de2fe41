import { printCause } from '#diagnostics';

import { createFinding } from '../problems/createFinding';
import type { Finding, Resolved } from '../problems/finding';
import { deduplicateFeatures } from './deduplicateFeatures';
import { isFeatureLoader, isModule, isPlugin } from './featureKinds';
import type { FrontendFeature } from './frontendFeature';
import type {
  FeatureLoaderConfig,
  InternalFrontendFeatureLoader,
  LoadedFeature,
} from './frontendFeatureLoader';

const maximumDepth = 5;

const emptyConfig: FeatureLoaderConfig = {
  has: () => false,
  getOptional: () => undefined,
  getOptionalString: () => undefined,
  getOptionalBoolean: () => undefined,
  getOptionalStringArray: () => undefined,
};

/**
 * Runs feature loaders and returns all features without duplicates, those of a loader in its place. Each loader runs once. A
 * loader that fails or is nested more than five levels deep is reported and skipped.
 */
export async function resolveFeatures(
  features: ReadonlyArray<LoadedFeature>,
  options: { config?: FeatureLoaderConfig } = {},
): Promise<Resolved<FrontendFeature[]>> {
  const config = options.config ?? emptyConfig;
  const problems: Finding[] = [];
  const started = new Set<InternalFrontendFeatureLoader>();

  async function resolve(given: unknown, depth: number): Promise<FrontendFeature[]> {
    if (isPlugin(given) || isModule(given)) return [given];
    if (!isFeatureLoader(given)) {
      problems.push(createFinding('PLUGIN_LOAD_FAILED', ['featureUnknown']));
      return [];
    }
    if (started.has(given)) return [];
    started.add(given);
    if (depth > maximumDepth) {
      problems.push(createFinding('PLUGIN_LOAD_FAILED', ['loaderNested', maximumDepth]));
      return [];
    }
    try {
      const loaded = await runLoader(given, config);
      const resolved = await Promise.all(loaded.map((feature) => resolve(feature, depth + 1)));
      return resolved.flat();
    } catch (error) {
      const cause = printCause(error);
      problems.push(createFinding('PLUGIN_LOAD_FAILED', ['loaderFailed', cause], { cause }));
      return [];
    }
  }

  const resolved = await Promise.all(features.map((feature) => resolve(feature, 1)));
  return { value: deduplicateFeatures(resolved.flat()), problems };
}

async function runLoader(
  loader: InternalFrontendFeatureLoader,
  config: FeatureLoaderConfig,
): Promise<unknown[]> {
  const loaded: unknown[] = [];
  for await (const given of await loader.loader({ config })) loaded.push(unwrapModule(given));
  return loaded;
}

/** Returns the default export if a loader returns the result of `import()`. */
function unwrapModule(given: unknown): unknown {
  return typeof given === 'object' && given !== null && !('$$type' in given) && 'default' in given
    ? given.default
    : given;
}
