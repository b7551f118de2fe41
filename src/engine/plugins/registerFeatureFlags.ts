import { printCause } from '#diagnostics';

import { createFinding } from '../problems/createFinding';
import type { Finding } from '../problems/finding';
import type { ApiHolder } from '../refs/apiFactory';
import { createApiRef } from '../refs/apiRef';
import { isModule, isPlugin } from './featureKinds';
import type { FeatureFlagConfig } from '../definitions/featureFlagConfig';
import type { FrontendFeature } from './frontendFeature';

/** The part of the feature flags API that the engine uses. The SDK defines the complete API. */
const featureFlagsApiRef = createApiRef<{
  registerFlag(flag: { name: string; pluginId: string; description?: string }): void;
}>({ id: 'core.featureflags' });

/** Registers the flags of all plugins and modules with the feature flags API. Reports flags that it rejects. */
export function registerFeatureFlags(features: readonly FrontendFeature[], apis: ApiHolder): Finding[] {
  const problems: Finding[] = [];
  const declared = features.filter((feature) => isPlugin(feature) || isModule(feature));
  for (const { pluginId, featureFlags } of declared) {
    for (const flag of featureFlags) {
      const problem = registerFlag(flag, pluginId, apis);
      if (problem) problems.push(problem);
    }
  }
  return problems;
}

function registerFlag(flag: FeatureFlagConfig, pluginId: string, apis: ApiHolder): Finding | undefined {
  try {
    assertFeatureFlagName(flag.name);
    apis.get(featureFlagsApiRef)?.registerFlag({ ...flag, pluginId });
    return undefined;
  } catch (error) {
    const cause = printCause(error);
    const text = ['flagInvalid', flag.name, pluginId, cause] as const;
    return createFinding('FEATURE_FLAG_INVALID', text, { pluginId, flagName: flag.name, cause });
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
