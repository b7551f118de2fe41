import type { Problem } from '#diagnostics';
import { createSyntaxProblem } from './syntaxProblem';

/**
 * Finds a mistake that the parser notices only on a later line: a first list item without a dash, or a value with a doubled quote.
 *
 * @param errorLine - The line of the first error, starting at 0.
 */
export function findCulprit(text: string, file: string, errorLine: number): Problem | undefined {
  const lines = text.split(/\r?\n/);
  return findMissingDash(lines, errorLine, file) ?? findDoubledQuote(lines, errorLine, file);
}

/** The error is on the second item. The first one starts right after the key of the list. */
function findMissingDash(lines: readonly string[], errorLine: number, file: string): Problem | undefined {
  const item = [errorLine, errorLine + 1].find((line) => /^\s*- /.test(lines[line] ?? ''));
  if (item === undefined) return undefined;
  const depth = indentOf(lines[item]);
  let first: number | undefined;
  for (let line = item - 1; line >= 0; line -= 1) {
    const written = lines[line] ?? '';
    if (/^\s*(#|$)/.test(written)) continue;
    if (indentOf(written) < depth) {
      const column = /^\s*(?:- +)*/.exec(written)?.[0].length ?? 0;
      return column <= depth && /:\s*(#.*)?$/.test(written) ? reportDash(lines, first, file) : undefined;
    }
    // Another item before it: the list is not the mistake.
    if (written.trimStart().startsWith('-')) return undefined;
    first = line;
  }
  return undefined;
}

function reportDash(lines: readonly string[], first: number | undefined, file: string): Problem | undefined {
  if (first === undefined) return undefined;
  return createSyntaxProblem(
    "The first item of this list does not start with '- '.",
    spanOf(lines, first, indentOf(lines[first]), file),
    "Add '- ' before the first item, and indent its other lines equally.",
  );
}

/** A value that ends with two quotes, although it starts with one, or starts with two. */
const doubled =
  /^(\s*(?:- +)*(?:[^\s'"#][^'"#]*:\s+)?)(?:'[^']+''|"(?:[^"\\]|\\.)+""|''[^'\s][^']*'+|""[^"\s][^"]*"+)\s*(?:#.*)?$/;

function findDoubledQuote(lines: readonly string[], errorLine: number, file: string): Problem | undefined {
  const line = lines.findIndex(
    (written, index) => index <= errorLine && written.length < 1000 && doubled.test(written),
  );
  if (line < 0) return undefined;
  const column = doubled.exec(lines[line] ?? '')?.[1]?.length ?? 0;
  return createSyntaxProblem(
    'The value has a quote too many.',
    spanOf(lines, line, column, file),
    'Remove the doubled quote, or put the value in the other kind of quotes.',
  );
}

function spanOf(lines: readonly string[], line: number, column: number, file: string) {
  const endColumn = (lines[line] ?? '').trimEnd().length + 1;
  return { file, line: line + 1, column: column + 1, endLine: line + 1, endColumn };
}

function indentOf(line = ''): number {
  return /^ */.exec(line)?.[0].length ?? 0;
}
