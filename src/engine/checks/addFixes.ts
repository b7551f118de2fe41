import type { Problem, ProblemCode } from '#diagnostics';

import type { CheckedApp } from './checkedApp';
import { fixByDisabling, fixMissingAttachment } from './fixes/fixAbsence';
import { fixConflict, fixCycle, fixUnfitInput, fixUnknownParent } from './fixes/fixAttachment';
import { fixConfigKey, fixUnreadConfig } from './fixes/fixConfigKey';
import { fixConfigValue } from './fixes/fixConfigValue';
import { createFixContext, type Fixer } from './fixes/fixContext';
import { fixDuplicate } from './fixes/fixDuplicate';
import { fixIgnored } from './fixes/fixIgnored';
import {
  fixBindingValue,
  fixPathConflict,
  fixRedirectLoop,
  fixRouteParams,
  fixUnknownRoute,
} from './fixes/fixRoutes';
import { fixSettings } from './fixes/fixSettings';
import { fixUnknownId } from './fixes/fixUnknownId';

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
  EXTENSION_CONFIGURATION_UNSUPPORTED: fixUnreadConfig,
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
  ROUTE_PATH_CONFLICT: fixPathConflict,
  ROUTE_REDIRECT_LOOP: fixRedirectLoop,
};

/**
 * Adds to each problem what the whole installation tells of it: candidates, a closer place, and a change of the YAML that
 * mends it where one can be worked out. What a problem has already is kept, except a place that is less precise.
 */
export function addFixes(problems: readonly Problem[], checked: CheckedApp): Problem[] {
  const context = createFixContext(checked);
  return problems.map((problem) => {
    if (problem.fix) return problem;
    const gained = fixers[problem.code]?.(problem, context);
    const known = Object.entries(gained ?? {}).filter(([, value]) => value !== undefined);
    return known.length > 0 ? { ...problem, ...Object.fromEntries(known) } : problem;
  });
}
