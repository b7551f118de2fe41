import { type Paint, paintPlain } from './paint';
import type { Problem } from './problem';

/** Counts the problems by severity. */
export function countProblems(problems: readonly Problem[]): { errors: number; warnings: number } {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: problems.length - errors };
}

/** Prints `2 errors, 1 warning`. Omits a severity without problems. */
export function printCounts(problems: readonly Problem[], paint: Paint = paintPlain): string {
  const { errors, warnings } = countProblems(problems);
  return [
    ...(errors > 0 ? [paint('error', printCount(errors, 'error'))] : []),
    ...(warnings > 0 ? [paint('warning', printCount(warnings, 'warning'))] : []),
  ].join(', ');
}

/** Prints `2 errors, 1 warning in 2 files`. Omits the files if the problems have none. */
export function printCountsInFiles(problems: readonly Problem[], paint?: Paint): string {
  const files = new Set(problems.flatMap(({ where }) => where?.file ?? [])).size;
  const counts = printCounts(problems, paint);
  return files > 0 ? `${counts} in ${printCount(files, 'file')}` : counts;
}

/** Prints `3 warnings`. */
export function printCount(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
