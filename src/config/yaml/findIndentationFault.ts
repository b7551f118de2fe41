import { parseDocument } from 'yaml';

/** A line that reads as YAML once it is indented otherwise. */
export interface IndentationFault {
  /** Counts from 1. */
  line: number;
  /** The whitespace that it starts with. */
  written: string;
  /** How many spaces it should start with. */
  wanted: number;
}

/** What a search may cost at most: files are read when somebody waits for them. */
const limits = { lines: 400, parses: 40 };

interface Repair extends IndentationFault {
  /** The lower, the more likely it is what was meant. */
  doubt: number;
}

/**
 * The one line whose indentation makes a text invalid, where changing it alone mends all of its syntax. The parser stumbles
 * where the next line does not fit any more, which may be far below.
 *
 * @param errorLine - where the parser stumbled first, from 1
 */
export function findIndentationFault(text: string, errorLine: number): IndentationFault | undefined {
  const { lines, offset } = cutSection(text.split('\n'), errorLine - 1);
  if (lines.length > limits.lines) return undefined;
  const repairs = listChanges(lines, errorLine - 1 - offset)
    .slice(0, limits.parses)
    .filter(({ line, written, wanted }) => {
      const index = line - 1;
      const changed = ' '.repeat(wanted) + (lines[index] ?? '').slice(written.length);
      return isValid(lines.with(index, changed).join('\n'));
    });
  const [best] = repairs.toSorted((left, right) => left.doubt - right.doubt || left.line - right.line);
  return best && { line: best.line + offset, written: best.written, wanted: best.wanted };
}

function listChanges(lines: readonly string[], at: number): Repair[] {
  return listSuspects(lines, at).flatMap((index) => {
    const line = lines[index] ?? '';
    const written = /^[ \t]*/.exec(line)?.[0] ?? '';
    const before = findIndentBefore(lines, index);
    const near = written.includes('\t') ? before : written.length;
    return listColumns(lines, index, written, near).map((wanted) => ({
      line: index + 1,
      written,
      wanted,
      // Nobody indents by an odd number on purpose, and most lines continue the one before them.
      doubt: Math.abs(wanted - near) + (wanted % 2 === 1 ? 100 : 0) + (wanted === before ? 0 : 0.5),
    }));
  });
}

/** Where a line most likely was meant to begin, from what stands before it. */
function findIndentBefore(lines: readonly string[], index: number): number {
  const before = lines.slice(0, index).filter(isContent);
  if (lines[index]?.trim().startsWith('- ')) {
    const item = before.findLast((line) => line.trim().startsWith('- '));
    if (item !== undefined) return measure(item);
  }
  const last = before.at(-1) ?? '';
  return Math.max(last.search(/[^\s-]/), 0) + (/:\s*$/.test(last) ? 2 : 0);
}

function isValid(text: string): boolean {
  return parseDocument(text, { prettyErrors: false, uniqueKeys: false, merge: true }).errors.length === 0;
}

const isContent = (line: string) => !/^\s*(?:#|$)/.test(line);

const measure = (line: string) => line.search(/\S/);

/** The whole of a small file; of a large one what stands between two lines at the left edge. */
function cutSection(lines: readonly string[], at: number): { lines: readonly string[]; offset: number } {
  if (lines.length <= limits.lines) return { lines, offset: 0 };
  const isEdge = (line: string | undefined) => line !== undefined && /^[^\s#]/.test(line);
  let start = Math.min(at, lines.length) - 1;
  while (start > 0 && !isEdge(lines[start])) start -= 1;
  let end = at + 1;
  while (end < lines.length && !isEdge(lines[end])) end += 1;
  const offset = Math.max(0, start);
  return { lines: lines.slice(offset, end), offset };
}

/** The line at which the parser stumbled, its neighbours, and the lines that those before it stand below. */
function listSuspects(lines: readonly string[], at: number): number[] {
  const suspects = new Set<number>([at]);
  let innermost = Number.POSITIVE_INFINITY;
  for (let index = at - 1; index >= 0; index -= 1) {
    const line = lines[index] ?? '';
    if (!isContent(line) || measure(line) >= innermost) continue;
    innermost = measure(line);
    suspects.add(index);
  }
  const next = lines.findIndex((line, index) => index > at && isContent(line));
  if (next >= 0) suspects.add(next);
  return [...suspects].filter((index) => isContent(lines[index] ?? ''));
}

/** Where lines around it begin, keys behind a dash included; the least change first. */
function listColumns(lines: readonly string[], index: number, written: string, near: number): number[] {
  const columns = new Set<number>([0]);
  for (const line of lines.slice(Math.max(0, index - 20), index + 20)) {
    if (!isContent(line) || line.startsWith('\t')) continue;
    columns.add(measure(line));
    columns.add(line.search(/[^\s-]/));
    if (/:\s*$/.test(line)) columns.add(measure(line) + 2);
  }
  const own = written.includes('\t') ? -1 : written.length;
  return [...columns]
    .filter((column) => column >= 0 && column !== own)
    .toSorted((left, right) => Math.abs(left - near) - Math.abs(right - near))
    .slice(0, 5);
}
