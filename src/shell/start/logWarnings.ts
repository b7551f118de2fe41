import type { Problem } from '#diagnostics';

/** Logs the problems that did not prevent the app from starting. */
export function logWarnings(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const lines = problems.map(({ code, message, where }) => {
    const place = where ? ` (${where.file}:${where.line}:${where.column})` : '';
    return `${code}: ${message}${place}`;
  });
  console.warn(['App startup encountered warnings:', ...lines].join('\n'));
}
