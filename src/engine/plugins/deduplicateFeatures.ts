import type { FrontendFeature } from './frontendFeature';
import { isPlugin } from './featureKinds';

/** Each feature once, and each plugin id once: a plugin that is given later takes the place of an earlier one. */
export function deduplicateFeatures(features: readonly FrontendFeature[]): FrontendFeature[] {
  const lastById = new Map<string, FrontendFeature>();
  for (const feature of features) {
    if (isPlugin(feature)) lastById.set(feature.pluginId, feature);
  }
  return [...new Set(features)].filter(
    (feature) => !isPlugin(feature) || lastById.get(feature.pluginId) === feature,
  );
}
