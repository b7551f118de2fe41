import { createProblem, type Problem } from '#diagnostics';

import type { ApiHolder } from '../apis/apiFactory';
import { printCause } from '../printCause';
import { createApiRef } from '../refs/apiRef';
import { isModule, isPlugin } from './featureKinds';
import type { FeatureFlagConfig, FrontendFeature } from './frontendFeature';

/** The part of the feature flags API that the start of the app needs; the SDK knows the whole. */
const featureFlagsApiRef = createApiRef<{
  registerFlag(flag: { name: string; pluginId: string; description?: string }): void;
}>({ id: 'core.featureflags' });

/** Tells the feature flags API of every flag that plugins and modules declare. A flag that it refuses is left out. */
export function registerFeatureFlags(features: readonly FrontendFeature[], apis: ApiHolder): Problem[] {
  const problems: Problem[] = [];
  const declared = features.filter((feature) => isPlugin(feature) || isModule(feature));
  for (const { pluginId, featureFlags } of declared) {
    for (const flag of featureFlags) {
      const problem = registerFlag(flag, pluginId, apis);
      if (problem) problems.push(problem);
    }
  }
  return problems;
}

function registerFlag(flag: FeatureFlagConfig, pluginId: string, apis: ApiHolder): Problem | undefined {
  try {
    assertFeatureFlagName(flag.name);
    apis.get(featureFlagsApiRef)?.registerFlag({ ...flag, pluginId });
    return undefined;
  } catch (error) {
    const cause = printCause(error);
    return createProblem('FEATURE_FLAG_INVALID', {
      message: `The feature flag '${flag.name}' of plugin '${pluginId}' cannot be registered. ${cause}`,
      hint: 'Let the plugin’s author give the flag another name.',
      pluginId,
      flagName: flag.name,
      cause,
    });
  }
}

/** Throws, with the words that people know, for a name that no feature flag may have. */
export function assertFeatureFlagName(name: string): void {
  if (name.length < 3)
    throw new Error(`The '${name}' feature flag must have a minimum length of three characters.`);
  if (name.length > 150) throw new Error(`The '${name}' feature flag must not exceed 150 characters.`);
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new Error(
      `The '${name}' feature flag must start with a lowercase letter and only contain lowercase letters, numbers and hyphens.`,
    );
  }
}
