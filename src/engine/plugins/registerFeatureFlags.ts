import { createProblem, type Problem } from '#diagnostics';

import type { ApiHolder } from '../refs/apiFactory';
import { printCause } from '#diagnostics';
import { createApiRef } from '../refs/apiRef';
import { isModule, isPlugin } from './featureKinds';
import type { FeatureFlagConfig } from '../definitions/featureFlagConfig';
import type { FrontendFeature } from './frontendFeature';

/** The part of the feature flags API that the engine uses. The SDK defines the complete API. */
const featureFlagsApiRef = createApiRef<{
  registerFlag(flag: { name: string; pluginId: string; description?: string }): void;
}>({ id: 'core.featureflags' });

/** Registers the flags of all plugins and modules with the feature flags API. Reports flags that it rejects. */
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
      message: `Feature flag '${flag.name}' of plugin '${pluginId}' cannot be registered. ${cause}`,
      hint: 'Ask the plugin author to rename the flag.',
      pluginId,
      flagName: flag.name,
      cause,
    });
  }
}

/** Throws if a feature flag name is invalid. The messages are those of Backstage. */
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
