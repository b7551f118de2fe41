import { getProblemSeverity, type ProblemCode } from '#diagnostics';
import type { FindingText, UnprintedProblem } from './finding';

/** The fields of a finding. Undefined fields are omitted. */
export type FindingDetails = {
  [TKey in keyof Omit<UnprintedProblem, 'code' | 'severity' | 'text' | 'message'>]:
    | UnprintedProblem[TKey]
    | undefined;
};

/** Creates a problem whose texts are printed when something shows it. */
export function createFinding(
  code: ProblemCode,
  text: FindingText,
  details: FindingDetails = {},
): UnprintedProblem {
  const finding: UnprintedProblem = { code, severity: getProblemSeverity(code), text };
  for (const [key, value] of Object.entries(details)) {
    if (value !== undefined) Object.assign(finding, { [key]: value });
  }
  return finding;
}
