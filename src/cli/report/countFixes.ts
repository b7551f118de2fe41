import type { FixApplicability, Problem } from '#diagnostics';

/** Counts the problems with a fix of one kind. */
export function countFixes(problems: readonly Problem[], applicability: FixApplicability): number {
  return problems.filter(({ fix }) => fix?.applicability === applicability).length;
}
