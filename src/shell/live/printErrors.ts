import type { Finding } from '#engine';
import { isError } from '../start/checkStart';

/** Prints the errors that prevent an app from being shown. */
export async function printErrors(problems: readonly Finding[]): Promise<string> {
  const { printFindings } = await import('#engine/problems');
  const errors = printFindings(problems.filter(isError));
  if (errors.length === 0) return 'The root extension has no element to show.';
  return errors.map(({ code, message }) => `${code}: ${message}`).join('\n');
}
