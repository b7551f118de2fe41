import type { Problem, Severity } from './problem';
import type { ProblemCode } from './problemCatalogue';
import { getProblemSeverity } from './problemSeverity';

/** What a stage knows of a problem; fields that are undefined are left out of it. */
export type ProblemDetails = {
  [TKey in keyof Omit<Problem, 'code' | 'severity'>]: Problem[TKey] | undefined;
} & { message: string };

/**
 * Makes one entry of the report, with the severity that the catalogue gives to its code. A few codes are an error where the
 * YAML says it and a warning where a plugin does: their stages give the severity.
 */
export function createProblem(
  code: ProblemCode,
  details: ProblemDetails,
  severity: Severity = getProblemSeverity(code),
): Problem {
  const problem: Problem = { code, severity, message: details.message };
  for (const [key, value] of Object.entries(details)) {
    if (value !== undefined) Object.assign(problem, { [key]: value });
  }
  return problem;
}
