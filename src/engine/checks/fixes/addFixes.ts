import type { Problem, ProblemCode } from '#diagnostics';

import type { CheckedApp } from '../written/checkedApp';
import { fixByDisabling, fixMissingAttachment } from './fixAbsence';
import { fixConflict, fixCycle, fixUnfitInput, fixUnknownParent } from './fixAttachment';
import { fixConfigKey } from './fixConfigKey';
import { fixConfigValue } from './fixConfigValue';
import { createFixContext, type Fixer } from './fixContext';
import { fixDuplicate } from './fixDuplicate';
import { fixIgnored } from './fixIgnored';
import { fixBindingValue, fixRouteParams, fixUnknownRoute } from './fixRoutes';
import { fixSettings } from './fixSettings';
import { fixUnknownId } from './fixUnknownId';

const fixers: { readonly [code in ProblemCode]?: Fixer } = {
  EXTENSION_SETTINGS_INVALID: fixSettings,
  EXTENSION_SETTINGS_DUPLICATE: fixDuplicate,
  INVALID_EXTENSION_CONFIG_KEY: fixUnknownId,
  EXTENSION_PARENT_UNKNOWN: fixUnknownParent,
  EXTENSION_INPUT_UNKNOWN: fixUnfitInput,
  EXTENSION_INPUT_DATA_MISSING: fixUnfitInput,
  EXTENSION_INPUT_INTERNAL_IGNORED: fixUnfitInput,
  EXTENSION_ATTACHMENT_CYCLE: fixCycle,
  EXTENSION_ATTACHMENT_CONFLICT: fixConflict,
  EXTENSION_ATTACHMENT_MISSING: fixMissingAttachment,
  EXTENSION_CONFIGURATION_INVALID: fixConfigValue,
  EXTENSION_CONFIGURATION_UNKNOWN_KEY: fixConfigKey,
  EXTENSION_CONFIGURATION_IGNORED: fixIgnored,
  EXTENSION_INVALID: fixByDisabling,
  EXTENSION_FACTORY_ERROR: fixByDisabling,
  EXTENSION_OUTPUT_CONFLICT: fixByDisabling,
  EXTENSION_OUTPUT_MISSING: fixByDisabling,
  API_EXTENSION_INVALID: fixByDisabling,
  API_FACTORY_CONFLICT: fixByDisabling,
  ROUTE_NOT_FOUND: fixUnknownRoute,
  ROUTE_BINDING_INVALID_VALUE: fixBindingValue,
  ROUTE_BINDING_PARAMS_MISMATCH: fixRouteParams,
};

/**
 * Adds candidates, a more precise place and a fix to each problem, if they can be determined from the whole installation.
 * Problems that already have a fix are returned unchanged.
 */
export function addFixes(problems: readonly Problem[], checked: CheckedApp): Problem[] {
  const context = createFixContext(checked);
  return problems.map((problem) => {
    if (problem.fix) return problem;
    const added = fixers[problem.code]?.(problem, context);
    const known = Object.entries(added ?? {}).filter(([, value]) => value !== undefined);
    return known.length > 0 ? { ...problem, ...Object.fromEntries(known) } : problem;
  });
}
