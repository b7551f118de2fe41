import { paintPlain, type Problem, printCounts, printProblem, sortProblems } from '#diagnostics';
import { paintColors } from '../commandLine/colors';

const usualWidth = 80;

/** Prints the report for people: each problem with its place and hint, followed by the number of problems. */
export function printReport(problems: readonly Problem[], colors: boolean, width = usualWidth): string {
  return [...printEach(problems, colors, width), `${printCounts(problems)}.`].join('\n\n');
}

/** Prints each problem, errors first. With the texts of the files, includes excerpts that fit the width. */
export function printEach(
  problems: readonly Problem[],
  colors: boolean,
  width = usualWidth,
  readSource?: (file: string) => string | undefined,
): string[] {
  const terminal = { paint: colors ? paintColors : paintPlain, width };
  const options = { terminal, ...(readSource ? { readSource } : {}) };
  return sortProblems(problems).map((problem) => printProblem(problem, options));
}
