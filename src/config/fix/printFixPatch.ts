import type { ProblemFix } from '#diagnostics';
import { resolveFix } from './resolveFix';
import { applySplices, sortSplices, type Splice } from './splice';
import { createYamlSource, type YamlSource } from './yamlSource';

const contextLines = 1;
const linesPerHunk = 16;

/**
 * Prints the changes of a fix as a unified diff: each hunk has its file and first line, one line of context, and the lines before
 * and after with `-` and `+`. Returns `undefined` if the fix does not match the text.
 */
export function printFixPatch(text: string, fix: ProblemFix): string | undefined {
  const source = createYamlSource(text);
  const resolved = resolveFix(source, fix);
  return resolved && printSplices(source, resolved.splices, fix.edits[0]?.place.file ?? '');
}

/** Prints the changes of splices in the same format. */
export function printSplices(source: YamlSource, splices: readonly Splice[], file: string): string {
  return groupSplices(source, splices)
    .map((group) => printHunk(source, group, file))
    .join('\n');
}

/** Groups changes of adjacent lines into one hunk. */
function groupSplices(source: YamlSource, splices: readonly Splice[]): Splice[][] {
  const groups: Splice[][] = [];
  for (const splice of sortSplices(splices)) {
    const last = groups.at(-1)?.at(-1);
    const isNear = last && source.lineOf(splice.start) - source.lineOf(last.end) <= contextLines + 1;
    if (isNear) groups.at(-1)?.push(splice);
    else groups.push([splice]);
  }
  return groups;
}

function printHunk(source: YamlSource, splices: readonly Splice[], file: string): string {
  const firstLine = source.lineOf(splices[0]?.start ?? 0);
  const start = source.startOfLine(firstLine);
  const end = source.startOfLine(source.lineOf(splices.at(-1)?.end ?? 0) + 1);
  const local = splices.map((splice) => ({
    ...splice,
    start: splice.start - start,
    end: splice.end - start,
  }));
  const text = source.text.slice(start, end);
  const { same, removed, added } = compareLines(listLines(text), listLines(applySplices(text, local)));
  const line = firstLine + same;
  const context = listLines(
    source.text.slice(source.startOfLine(Math.max(0, line - contextLines)), source.startOfLine(line)),
  );
  return [
    `@@ ${file}:${line + 1} @@`,
    ...context.map((shown) => ` ${shown}`),
    ...shorten(removed.map((shown) => `-${shown}`)),
    ...shorten(added.map((shown) => `+${shown}`)),
  ].join('\n');
}

function listLines(text: string): string[] {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** Removes unchanged lines from both ends. */
function compareLines(before: string[], after: string[]) {
  let same = 0;
  while (same < Math.min(before.length, after.length) && before[same] === after[same]) same += 1;
  let tail = 0;
  const most = Math.min(before.length, after.length) - same;
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return {
    same,
    removed: before.slice(same, before.length - tail),
    added: after.slice(same, after.length - tail),
  };
}

function shorten(lines: string[]): string[] {
  if (lines.length <= linesPerHunk) return lines;
  return [
    ...lines.slice(0, linesPerHunk - 1),
    `${lines[0]?.[0] ?? ' '}… ${lines.length - linesPerHunk + 1} more lines`,
  ];
}

/** Returns the lines that a patch shows, starting at 0: the changed lines and those around them. The end is exclusive. */
export function findChangedLines(
  source: YamlSource,
  splices: readonly Splice[],
): { first: number; last: number } {
  const sorted = sortSplices(splices);
  const first = source.lineOf(sorted[0]?.start ?? 0) - contextLines;
  return { first: Math.max(0, first), last: source.lineOf(Math.max(0, ...sorted.map(({ end }) => end))) + 1 };
}
