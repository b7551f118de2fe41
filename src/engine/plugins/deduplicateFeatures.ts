import type { FrontendFeature } from './frontendFeature';
import { isPlugin } from './featureKinds';

/** Removes duplicate features. If two plugins have the same id, the later one wins. */
export function deduplicateFeatures(features: readonly FrontendFeature[]): FrontendFeature[] {
  const lastById = new Map<string, FrontendFeature>();
  for (const feature of features) {
    if (isPlugin(feature)) lastById.set(feature.pluginId, feature);
  }
  return [...new Set(features)].filter(
    (feature) => !isPlugin(feature) || lastById.get(feature.pluginId) === feature,
  );
}
