import type { Problem, Severity } from './problem';
import type { ProblemCode } from './problemCatalog';
import { getProblemSeverity } from './problemSeverity';

/** The fields of a problem. Undefined fields and an empty list of candidates are omitted. */
export type ProblemDetails = {
  [TKey in keyof Omit<Problem, 'code' | 'severity'>]: Problem[TKey] | undefined;
} & { message: string };

/**
 * Creates a problem with the default severity of its code. For a few codes, the stage passes the severity: an error if the
 * YAML causes the problem, and a warning if a plugin does.
 */
export function createProblem(
  code: ProblemCode,
  details: ProblemDetails,
  severity: Severity = getProblemSeverity(code),
): Problem {
  const problem: Problem = { code, severity, message: details.message };
  for (const [key, value] of Object.entries(details)) {
    if (value !== undefined && !isEmptyList(value)) Object.assign(problem, { [key]: value });
  }
  return problem;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
