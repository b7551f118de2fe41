/**
 * Finds what the stages pass over because an app runs all the same: what hangs nowhere, what nobody reads, pages that hide
 * each other. Kept apart from the stages so that a browser loads it only when somebody wants the whole report.
 */
import type { Problem } from '#diagnostics';

import { checkAttachments } from './checkAttachments';
import { checkConfigKeys } from './checkConfigKeys';
import type { CheckedApp } from './checkedApp';
import { checkDuplicates } from './checkDuplicates';
import { checkModules } from './checkModules';
import { checkNavigation } from './checkNavigation';
import { checkRedirects } from './checkRedirects';
import { checkRouteBindings } from './checkRouteBindings';
import { checkRoutePaths } from './checkRoutePaths';
import { checkShell } from './checkShell';

const checks = [
  checkDuplicates,
  checkAttachments,
  checkConfigKeys,
  checkShell,
  checkModules,
  checkNavigation,
  checkRoutePaths,
  checkRouteBindings,
  checkRedirects,
];

/** All that is wrong with an app beyond what its own `problems` say. Never throws; the severities are the usual ones. */
export function checkApp(checked: CheckedApp): Problem[] {
  return checks.flatMap((check) => check(checked));
}
