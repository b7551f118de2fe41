import type { Problem } from '#diagnostics';
import { failureText } from '../failureText';
import { sortProblems } from './sortProblems';

/** `3 errors and 1 warning`; what is not there is not named. */
export function printCounts(problems: readonly Problem[]): string {
  const { errors, warnings } = sortProblems(problems);
  return new Intl.ListFormat('en').format([
    ...(errors.length > 0 ? [failureText('count.errors', { count: errors.length })] : []),
    ...(warnings.length > 0 ? [failureText('count.warnings', { count: warnings.length })] : []),
  ]);
}

/** `3 errors and 1 warning in 2 files.` */
export function printSummary(problems: readonly Problem[]): string {
  const files = new Set(problems.flatMap(({ where }) => (where ? [where.file] : [])));
  const found = printCounts(problems);
  return files.size === 0
    ? failureText('startup.summaryWithoutFile', { found })
    : failureText('startup.summary', { found, files: failureText('count.files', { count: files.size }) });
}
