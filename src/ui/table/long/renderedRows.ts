import type { RowRange } from '../../headless/rowRange';

/** All rows of a long table. */
export interface LongRows {
  count: number;
  /** The most rows to render now. */
  most: number;
  keyOf: (index: number) => string;
  /** Returns the full texts of a row, by column. */
  titlesOf: (index: number) => ReadonlyArray<string | undefined>;
}

/** Consecutive rows to render, and the number of rows left out before them. */
export interface RowRun {
  skipped: number;
  first: number;
  end: number;
}

/** The rows of a long table that are rendered. */
export interface RenderedRows {
  /** Of each row, in px. */
  rowHeight: number;
  runs: readonly RowRun[];
  /** The number of rows left out after the last run. */
  skippedAfter: number;
  /** The rows that are rendered invisibly, because their cells determine the column widths. */
  measured: readonly number[];
}

/** What is in view of a long table. An object, because React calls functions that become a state. */
export interface RowWindow {
  /** Returns the rows to render: the rows in view, some rows around them, and the focused row. */
  resolve(this: void, rows: LongRows): RenderedRows;
}

/**
 * Resolves the rows of a long table to render: the rows in view, and the focused row wherever it is, because removing it would
 * lose the focus.
 *
 * @returns the runs of rows, and the number of rows left out after the last one
 */
export function resolveRenderedRows(
  count: number,
  { first, end }: RowRange,
  focused: number | undefined,
): { runs: RowRun[]; skippedAfter: number } {
  const inView = { first, end: Math.min(end, count) };
  const extra =
    focused === undefined || focused >= count || (focused >= inView.first && focused < inView.end)
      ? []
      : [{ first: focused, end: focused + 1 }];
  const ranges = [inView, ...extra].toSorted((a, b) => a.first - b.first);
  const runs = ranges.map((range, index) => ({
    ...range,
    skipped: range.first - (ranges[index - 1]?.end ?? 0),
  }));
  return { runs, skippedAfter: count - (ranges.at(-1)?.end ?? 0) };
}
