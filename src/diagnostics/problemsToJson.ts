import type { Problem } from './problem';

/** The report as JSON, for tools. */
export interface ProblemsJson {
  problems: Problem[];
}

/**
 * Converts problems to plain data with a stable order of keys: code, severity, message, place, hint, then the ids involved.
 */
export function problemsToJson(problems: readonly Problem[]): ProblemsJson {
  return {
    problems: problems.map(({ code, severity, message, where, hint, ...details }) => ({
      code,
      severity,
      message,
      ...(where ? { where } : {}),
      ...(hint === undefined ? {} : { hint }),
      ...details,
    })),
  };
}
