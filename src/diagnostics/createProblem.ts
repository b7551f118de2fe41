import type { Problem } from './problem';
import type { ProblemCode } from './problemCatalogue';
import { getProblemSeverity } from './problemSeverity';

/** What a stage knows of a problem; fields that are undefined are left out of it. */
export type ProblemDetails = {
  [TKey in keyof Omit<Problem, 'code' | 'severity'>]: Problem[TKey] | undefined;
} & { message: string };

/** Makes one entry of the report, with the severity that the catalogue gives to its code. */
export function createProblem(code: ProblemCode, details: ProblemDetails): Problem {
  const problem: Problem = { code, severity: getProblemSeverity(code), message: details.message };
  for (const [key, value] of Object.entries(details)) {
    if (value !== undefined) Object.assign(problem, { [key]: value });
  }
  return problem;
}
