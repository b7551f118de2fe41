import type { Problem } from '#diagnostics';

/** The problems of a report by severity, each list in the order in which they were found. */
export interface SortedProblems {
  errors: Problem[];
  warnings: Problem[];
}

/** Separates what keeps the app from starting from what does not. */
export function sortProblems(problems: readonly Problem[]): SortedProblems {
  return {
    errors: problems.filter((problem) => problem.severity === 'error'),
    warnings: problems.filter((problem) => problem.severity === 'warning'),
  };
}
