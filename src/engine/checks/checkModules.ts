import { createProblem, findCandidates, type Problem } from '#diagnostics';

import { isModule, isPlugin } from '../plugins/featureKinds';
import type { CheckedApp } from './checkedApp';

/** Modules whose plugin is not installed, so that they do nothing; each plugin that is missed is told once. */
export function checkModules({ features }: Pick<CheckedApp, 'features'>): Problem[] {
  const installed = new Set(features.filter(isPlugin).map(({ pluginId }) => pluginId));
  const missed = new Set(features.filter(isModule).map(({ pluginId }) => pluginId));
  return [...missed].flatMap((pluginId) => {
    if (installed.has(pluginId)) return [];
    const candidates = findCandidates(pluginId, installed);
    return [
      createProblem('MODULE_TARGET_MISSING', {
        message: `A module is for plugin '${pluginId}', which is not installed, so the module does nothing.`,
        hint: candidates[0]
          ? `Install plugin '${pluginId}', or remove the module. If the module is your own: did you mean '${candidates[0]}'?`
          : `Install plugin '${pluginId}', or remove the module.`,
        pluginId,
        candidates: candidates.length > 0 ? candidates : undefined,
      }),
    ];
  });
}
