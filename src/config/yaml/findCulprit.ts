import type { Problem } from '#diagnostics';
import { createSyntaxProblem, describeRepaired } from './syntaxProblem';

/**
 * Finds a mistake that the parser notices only on another line: a first list item without a dash, a key with one, an indented first
 * line, or a value with a doubled quote.
 *
 * @param errorLine - The line of the first error, starting at 0.
 */
export function findCulprit(text: string, file: string, errorLine: number): Problem | undefined {
  const lines = text.split(/\r?\n/);
  return (
    findIndentedStart(lines, errorLine, file) ??
    findMissingDash(lines, errorLine, file) ??
    findDoubledQuote(lines, errorLine, file)
  );
}

/** The first key of the file is indented, and the error is on one that is not. */
function findIndentedStart(lines: readonly string[], errorLine: number, file: string): Problem | undefined {
  const first = lines.findIndex((line) => !isBlank(line) && !/^(---|%)/.test(line));
  const depth = indentOf(lines[first]);
  const next = lines.findIndex((line, index) => index > first && !isBlank(line) && indentOf(line) < depth);
  if (first < 0 || depth === 0 || next < errorLine || indentOf(lines[next]) > 0) return undefined;
  return createSyntaxProblem(
    'The first key of the file is indented, but a later one is not.',
    spanOf(lines, first, depth, file),
    'Indent all keys of a map equally.',
  );
}

/** The error is on the second item. The first one starts right after the key of the list. */
function findMissingDash(lines: readonly string[], errorLine: number, file: string): Problem | undefined {
  const item = [errorLine, errorLine + 1].find((line) => /^\s*- /.test(lines[line] ?? ''));
  if (item === undefined) return undefined;
  const depth = indentOf(lines[item]);
  let first: number | undefined;
  let hasInnerList = false;
  for (let line = item - 1; line >= 0; line -= 1) {
    const written = lines[line] ?? '';
    if (isBlank(written)) continue;
    if (indentOf(written) < depth) {
      const column = /^\s*(?:- +)*/.exec(written)?.[0].length ?? 0;
      if (isAmongKeys(lines, line, item)) return reportKey(lines, item, file);
      const isItem = column > indentOf(written);
      if (column > depth || (isItem && column === depth) || !/:\s*(#.*)?$/.test(written)) return undefined;
      // After a deeper list, the item may belong there. It starts with the same key as the first item of its own list.
      if (hasInnerList && !startAlike(lines, first, item)) return undefined;
      return reportDash(lines, first, file);
    }
    // Another item before it: the list is not the mistake.
    if (written.trimStart().startsWith('-')) {
      if (indentOf(written) === depth) return undefined;
      hasInnerList = true;
    }
    first = line;
  }
  return undefined;
}

const keyOf = /^\s*(?:- +)*('[^']*'|"[^"]*"|[\w./$-]+):(?:\s|$)/;

function startAlike(lines: readonly string[], a: number | undefined, b: number): boolean {
  const key = keyOf.exec(lines[b] ?? '')?.[1];
  return key !== undefined && a !== undefined && keyOf.exec(lines[a] ?? '')?.[1] === key;
}

/**
 * Whether the only item below a line is among keys with other names, so that its dash is the mistake. Items of a list usually start
 * with the same key.
 */
function isAmongKeys(lines: readonly string[], parent: number, item: number): boolean {
  const depth = indentOf(lines[item]);
  const below = lines.slice(parent + 1);
  const end = below.findIndex((line) => !isBlank(line) && indentOf(line) < depth);
  const entries = below
    .slice(0, end < 0 ? undefined : end)
    .filter((line) => !isBlank(line) && indentOf(line) === depth);
  // The first key can be on the line of a dash.
  const outer = lines[parent] ?? '';
  const start = /^\s*(?:- +)+/.exec(outer)?.[0].length === depth ? [outer.replace(/-/g, ' ')] : [];
  const items = entries.filter((line) => line.trimStart().startsWith('-'));
  const keys = [...start, ...entries]
    .filter((line) => !items.includes(line))
    .map((line) => keyOf.exec(line)?.[1]);
  const own = keyOf.exec(lines[item] ?? '')?.[1];
  return (
    items.length === 1 &&
    keys.length > 0 &&
    own !== undefined &&
    !keys.some((key) => key === undefined || key === own)
  );
}

function reportKey(lines: readonly string[], item: number, file: string): Problem {
  return describeRepaired('dash', spanOf(lines, item, indentOf(lines[item]), file));
}

function reportDash(lines: readonly string[], first: number | undefined, file: string): Problem | undefined {
  if (first === undefined || lines[first]?.trimStart().startsWith('-')) return undefined;
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

function isBlank(line: string): boolean {
  return /^\s*(#|$)/.test(line);
}

function indentOf(line = ''): number {
  return /^ */.exec(line)?.[0].length ?? 0;
}
