import { paintPlain, type Problem, printProblem } from '#diagnostics';
import { sortProblems } from '../app/sortProblems';
import { paintColors } from '../commandLine/colors';

const usualWidth = 80;

/** The report as a person reads it: each problem with its place, what it concerns and what to do, then how many there are. */
export function printReport(problems: readonly Problem[], colors: boolean, width = usualWidth): string {
  return [...printEach(problems, colors, width), printCounts(problems)].join('\n\n');
}

/** Each problem by itself, errors first. With the texts of the files, excerpts are made to fit the width. */
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

/** `2 errors, 1 warning.` */
export function printCounts(problems: readonly Problem[]): string {
  const { errors, warnings } = countProblems(problems);
  if (problems.length === 0) return 'No problems.';
  return `${[count(errors, 'error'), count(warnings, 'warning')].filter((part) => part !== '').join(', ')}.`;
}

/** How many problems of each severity there are. */
export function countProblems(problems: readonly Problem[]): { errors: number; warnings: number } {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: problems.length - errors };
}

/** `3 warnings`; nothing for none. */
export function count(number: number, noun: string): string {
  if (number === 0) return '';
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
