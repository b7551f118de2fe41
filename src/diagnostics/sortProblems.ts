import { comparePlaces } from './place';
import type { Problem } from './problem';

/** Sorts errors first, then by file and line. Problems without a file come last. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(compareProblems);
}

function compareProblems(left: Problem, right: Problem): number {
  return rankSeverity(left) - rankSeverity(right) || comparePlaces(left.where, right.where);
}

function rankSeverity({ severity }: Problem): number {
  return severity === 'error' ? 0 : 1;
}
