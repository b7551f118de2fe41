import { hasSequences, readPlainLine } from './ansiLine';
import { clipLine } from './clipLine';
import { countColumns, TAB_COLUMNS } from './countColumns';
import { hasGrown } from './hasGrown';

/** Higher than this, browsers no longer scroll exactly. In px. */
const HIGHEST = 12_000_000;

/**
 * Where each line stands, in rows: one each, or as many as a line takes where it is wrapped. Type of one width, so a division
 * does what measuring a million lines would.
 */
export interface LogRows {
  count: number;
  /** The row that a line begins at; of the count of lines, the count of rows. */
  rowOf(line: number): number;
  /** The line that stands at a row. */
  lineAt(row: number): number;
}

/** Rows of lines that are not wrapped. */
export function createPlainRows(lineCount: number): LogRows {
  return { count: lineCount, rowOf: (line) => line, lineAt: (row) => Math.floor(row) };
}

/**
 * Rows of wrapped lines.
 *
 * @param columns how many characters fit in a row
 * @param before the rows of fewer of the same lines, to go on from
 */
export function createWrappedRows(
  lines: readonly string[],
  columns: number,
  before?: WrappedRows,
): WrappedRows {
  const canGoOn = before && before.columns === columns && hasGrown(before.lines, lines);
  const known = canGoOn ? before.lines.length : 0;
  const starts =
    canGoOn && before.starts.length > lines.length
      ? before.starts
      : grow(before?.starts, known, lines.length);
  for (let line = known; line < lines.length; line++)
    starts[line + 1] = (starts[line] ?? 0) + countRows(lines[line] ?? '', columns);
  return {
    lines,
    columns,
    starts,
    count: starts[lines.length] ?? 0,
    rowOf: (line) => starts[line] ?? 0,
    lineAt: (row) => findLine(starts, lines.length, row),
  };
}

/** {@link LogRows} that more lines can be added to. */
export interface WrappedRows extends LogRows {
  lines: readonly string[];
  columns: number;
  starts: Uint32Array;
}

/** Gives the rows of a log each time it is asked, and goes on from the ones it gave before where lines were only added. */
export function createRowKeeper(): (lines: readonly string[], columns: number | undefined) => LogRows {
  let last: WrappedRows | undefined;
  return (lines, columns) => {
    if (columns === undefined) return createPlainRows(lines.length);
    last = createWrappedRows(lines, columns, last);
    return last;
  };
}

/** With room for as many lines again, so that a stream does not copy all of it for each line. */
function grow(starts: Uint32Array | undefined, known: number, count: number): Uint32Array {
  const grown = new Uint32Array(2 * count + 1);
  if (starts) grown.set(starts.subarray(0, known + 1));
  return grown;
}

function countRows(line: string, columns: number): number {
  // No character is wider than a tab.
  if (line.length * TAB_COLUMNS <= columns) return 1;
  const shown = clipLine(line);
  const text = hasSequences(shown) ? readPlainLine(shown) : shown;
  const note = line.length > shown.length ? 1 : 0;
  return Math.max(1, Math.ceil(countColumns(text) / columns)) + note;
}

/** The last line that begins at the row or before it, by halves. */
function findLine(starts: Uint32Array, lineCount: number, row: number): number {
  let [from, to] = [0, lineCount];
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if ((starts[middle] ?? 0) <= row) from = middle;
    else to = middle;
  }
  return from;
}

/** What is drawn of a log, and where. */
export interface LogWindow {
  first: number;
  end: number;
  /** How far down the first drawn line is put, in px. */
  top: number;
}

/** How high the room is that scrolls; less than all rows, where they would be higher than browsers can. */
export function roomHeight(rows: LogRows, rowHeight: number): number {
  return Math.min(rows.count * rowHeight, HIGHEST);
}

/** Finds the lines to be drawn where somebody has scrolled to. */
export function resolveLogWindow(
  rows: LogRows,
  rowHeight: number,
  scrollTop: number,
  height: number,
): LogWindow {
  const around = 10;
  const hidden = scrollTop * scrollScale(rows, rowHeight, height);
  const first = Math.max(0, rows.lineAt(Math.max(0, hidden / rowHeight - around)));
  const last = rows.lineAt(Math.min(rows.count - 1, (hidden + height) / rowHeight + around));
  return { first, end: Math.max(0, last + 1), top: scrollTop + rows.rowOf(first) * rowHeight - hidden };
}

/** Finds where to scroll so that a line stands in the middle. */
export function scrollTopOf(rows: LogRows, rowHeight: number, line: number, height: number): number {
  const wanted = rows.rowOf(line) * rowHeight - height / 2;
  return Math.max(0, wanted / scrollScale(rows, rowHeight, height));
}

/** How many px of the log a px of scrolling goes over. */
function scrollScale(rows: LogRows, rowHeight: number, height: number): number {
  const all = rows.count * rowHeight;
  return all <= HIGHEST ? 1 : (all - height) / (HIGHEST - height);
}
