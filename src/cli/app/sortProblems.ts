import type { Problem } from '#diagnostics';

/** Errors first; then by file and line, as a person walks through them; what stands in no file comes last. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(compareProblems);
}

function compareProblems(left: Problem, right: Problem): number {
  return rankSeverity(left) - rankSeverity(right) || comparePlaces(left, right);
}

function rankSeverity({ severity }: Problem): number {
  return severity === 'error' ? 0 : 1;
}

function comparePlaces({ where: left }: Problem, { where: right }: Problem): number {
  if (!left || !right) return Number(!left) - Number(!right);
  if (left.file !== right.file) return left.file < right.file ? -1 : 1;
  return left.line - right.line || left.column - right.column;
}
