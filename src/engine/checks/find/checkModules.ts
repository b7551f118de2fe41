import { createProblem, findCandidates, type Problem } from '#diagnostics';

import { isModule, isPlugin } from '../../plugins/featureKinds';
import type { CheckedApp } from '../written/checkedApp';

/** Reports modules whose plugin is not installed, once per missing plugin. */
export function checkModules({ features }: Pick<CheckedApp, 'features'>): Problem[] {
  const installed = new Set(features.filter(isPlugin).map(({ pluginId }) => pluginId));
  const targets = new Set(features.filter(isModule).map(({ pluginId }) => pluginId));
  return [...targets].flatMap((pluginId) => {
    if (installed.has(pluginId)) return [];
    const candidates = findCandidates(pluginId, installed);
    return [
      createProblem('MODULE_TARGET_MISSING', {
        message: `Plugin '${pluginId}' is not installed. The module for this plugin has no effect.`,
        hint: candidates[0]
          ? `Install plugin '${pluginId}', or remove the module. If you wrote the module, did you mean '${candidates[0]}'?`
          : `Install plugin '${pluginId}', or remove the module.`,
        pluginId,
        candidates,
      }),
    ];
  });
}
