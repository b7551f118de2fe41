import type { Problem } from '#diagnostics';

/** Says in one text why an app cannot be shown. */
export function printRefusal(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return 'The root of the app gives nothing to show.';
  return errors.map(({ code, message }) => `${code}: ${message}`).join('\n');
}
