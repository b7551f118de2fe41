import { createProblem, type Problem, type Result } from '#diagnostics';

import { printCause } from '#diagnostics';
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
): Promise<Result<FrontendFeature[]>> {
  const config = options.config ?? emptyConfig;
  const problems: Problem[] = [];
  const started = new Set<InternalFrontendFeatureLoader>();

  async function resolve(given: unknown, depth: number): Promise<FrontendFeature[]> {
    if (isPlugin(given) || isModule(given)) return [given];
    if (!isFeatureLoader(given)) {
      problems.push(
        reportLoadFailure('A feature is not a plugin, module or feature loader of this version of the SDK.'),
      );
      return [];
    }
    if (started.has(given)) return [];
    started.add(given);
    if (depth > maximumDepth) {
      problems.push(reportLoadFailure(`A feature loader is nested more than ${maximumDepth} levels deep.`));
      return [];
    }
    try {
      const loaded = await runLoader(given, config);
      const resolved = await Promise.all(loaded.map((feature) => resolve(feature, depth + 1)));
      return resolved.flat();
    } catch (error) {
      problems.push({
        ...reportLoadFailure(`A feature loader failed: ${printCause(error)}`),
        cause: printCause(error),
      });
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

function reportLoadFailure(message: string): Problem {
  return createProblem('PLUGIN_LOAD_FAILED', {
    message,
    hint: 'Check the feature loader of the app and the packages that it loads.',
  });
}
