import { stripMarkdown } from '#ui';

/** Whether an error of a field repeats its help, which is then not shown twice. */
export function isQuoted(help: unknown, errors: readonly string[] = []): boolean {
  if (typeof help !== 'string' || errors.length === 0) return false;
  const text = stripMarkdown(help);
  return text !== '' && errors.some((error) => error.includes(text));
}
