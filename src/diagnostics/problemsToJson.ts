import type { Problem } from './problem';

/** The report as tools read it. */
export interface ProblemsJson {
  problems: Problem[];
}

/** The report as plain data, in one order of keys: what it is, what it says, where it stands, then whom it concerns. */
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
