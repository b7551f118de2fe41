import type { Problem, ProblemCode } from '#diagnostics';

/** Counts the problems of each code, most frequent first. */
export function countCodes(problems: readonly Problem[]): Array<[ProblemCode, number]> {
  const counts = new Map<ProblemCode, number>();
  for (const { code } of problems) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].toSorted(([, left], [, right]) => right - left);
}
