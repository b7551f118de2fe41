/**
 * Finds problems that don't prevent the app from running: extensions without a parent, unknown keys, pages with the same path.
 * Separate from the stages, so that a browser loads the checks only for the full report.
 */
import type { Problem } from '#diagnostics';

import { checkAttachments } from './checkAttachments';
import { checkConfigKeys } from './checkConfigKeys';
import type { CheckedApp } from '../written/checkedApp';
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

/** Returns the problems of an app that are not in `app.problems`, with default severities. Never throws. */
export function checkApp(checked: CheckedApp): Problem[] {
  return checks.flatMap((check) => check(checked));
}
