import { createEvenRows, resolveRowRange, type RowLayout, type RowRange } from '#ui/headless';
import { hasSequences, stripSequences } from './ansiLine';
import { clipLine } from './clipLine';
import { countColumns, TAB_COLUMNS } from './countColumns';
import { isContinuation } from './isContinuation';

/** The maximum height of the scroll area in px. Above it, browsers don't scroll exactly. */
const MAX_HEIGHT = 12_000_000;

/** The number of lines to measure before yielding to the page. */
const STEP = 50_000;

/**
 * Creates the rows of wrapped lines. Measures a limited number of lines. Until the others are measured, each counts as one row.
 *
 * @param columns the number of characters per row
 * @param before the rows to continue from: of the first lines, or of the same lines
 */
export function createWrappedRows(
  lines: readonly string[],
  columns: number,
  before?: WrappedRows,
): WrappedRows {
  const canContinue = before && before.columns === columns && isContinuation(before.lines, lines);
  const known = canContinue ? before.measured : 0;
  const measured = Math.min(lines.length, known + STEP);
  const starts =
    canContinue && before.starts.length > lines.length
      ? before.starts
      : grow(before?.starts, known, lines.length);
  for (let line = known; line < measured; line++)
    starts[line + 1] = (starts[line] ?? 0) + countRows(lines[line] ?? '', columns);
  const end = starts[measured] ?? 0;
  return {
    lines,
    columns,
    starts,
    measured,
    count: end + lines.length - measured,
    rowOf: (line) => (line < measured ? (starts[line] ?? 0) : end + line - measured),
    itemAt: (row) => (row < end ? findLine(starts, measured, row) : measured + Math.floor(row) - end),
  };
}

/** The rows of a log. */
export interface LogRows extends RowLayout {
  /** How many lines are measured. */
  measured: number;
}

/** {@link LogRows} to which lines can be added. */
export interface WrappedRows extends LogRows {
  lines: readonly string[];
  columns: number;
  starts: Uint32Array;
}

/**
 * Creates a function that returns the rows of a log. If lines were only added, or not all were measured, it continues from the previous
 * rows. Rows that are complete are returned again.
 */
export function createRowCache(): (lines: readonly string[], columns: number | undefined) => LogRows {
  let wrapped: WrappedRows | undefined;
  let last: { lines: readonly string[]; columns: number | undefined; rows: LogRows } | undefined;
  return (lines, columns) => {
    const isKnown = last?.lines === lines && last.columns === columns;
    if (last && isKnown && last.rows.measured === lines.length) return last.rows;
    if (columns !== undefined) wrapped = createWrappedRows(lines, columns, wrapped);
    const rows =
      columns === undefined || !wrapped
        ? { ...createEvenRows(lines.length), measured: lines.length }
        : wrapped;
    last = { lines, columns, rows };
    return rows;
  };
}

/** Doubles the capacity, so that a stream does not copy all rows for each line. */
function grow(starts: Uint32Array | undefined, known: number, count: number): Uint32Array {
  const grown = new Uint32Array(2 * count + 1);
  if (starts) grown.set(starts.subarray(0, known + 1));
  return grown;
}

function countRows(line: string, columns: number): number {
  // No character is wider than a tab.
  if (line.length * TAB_COLUMNS <= columns) return 1;
  const shown = clipLine(line);
  const text = hasSequences(shown) ? stripSequences(shown) : shown;
  const note = line.length > shown.length ? 1 : 0;
  return Math.max(1, Math.ceil(countColumns(text) / columns)) + note;
}

/** Finds the last line that starts at or before a row, by binary search. */
function findLine(starts: Uint32Array, lineCount: number, row: number): number {
  let [from, to] = [0, lineCount];
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if ((starts[middle] ?? 0) <= row) from = middle;
    else to = middle;
  }
  return from;
}

/** The lines of a log to render, and their position. */
export interface LogWindow extends RowRange {
  /** The offset of the first rendered line in px. */
  top: number;
}

/** Returns the height of the scroll area. It is less than the height of all rows if they exceed the browser limit. */
export function resolveScrollHeight(rows: RowLayout, rowHeight: number): number {
  return Math.min(rows.count * rowHeight, MAX_HEIGHT);
}

/** Resolves the lines to render at a scroll position. */
export function resolveLogWindow(
  rows: RowLayout,
  rowHeight: number,
  scrollTop: number,
  height: number,
): LogWindow {
  const hidden = scrollTop * scrollScale(rows, rowHeight, height);
  const range = resolveRowRange(rows, { rowHeight, top: hidden, height, around: 10 });
  return { ...range, top: scrollTop + rows.rowOf(range.first) * rowHeight - hidden };
}

/** Returns the scroll position that centers a line. */
export function resolveScrollTop(rows: RowLayout, rowHeight: number, line: number, height: number): number {
  const wanted = rows.rowOf(line) * rowHeight - height / 2;
  return Math.max(0, wanted / scrollScale(rows, rowHeight, height));
}

/** Returns how many px of the log a px of scrolling moves. */
function scrollScale(rows: RowLayout, rowHeight: number, height: number): number {
  const all = rows.count * rowHeight;
  return all <= MAX_HEIGHT ? 1 : (all - height) / (MAX_HEIGHT - height);
}
