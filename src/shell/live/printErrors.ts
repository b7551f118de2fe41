import type { Problem } from '#diagnostics';

/** Prints the errors that prevent an app from being shown. */
export function printErrors(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return 'The root extension has no element to show.';
  return errors.map(({ code, message }) => `${code}: ${message}`).join('\n');
}
