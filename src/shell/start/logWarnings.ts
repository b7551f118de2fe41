import type { Finding } from '#engine';
import { afterFirstContent } from '#sdk';

/** Logs the problems that did not prevent the app from starting, after the first content is painted. */
export function logWarnings(problems: readonly Finding[]): void {
  if (problems.length === 0) return;
  const log = async () => {
    const { printFindings } = await import('#engine/problems');
    const lines = printFindings(problems).map(({ code, message, where }) => {
      const place = where ? ` (${where.file}:${where.line}:${where.column})` : '';
      return `${code}: ${message}${place}`;
    });
    console.warn(['App startup encountered warnings:', ...lines].join('\n'));
  };
  afterFirstContent(log).catch((error: unknown) => console.error(error));
}
