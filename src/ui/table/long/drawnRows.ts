import type { RowRange } from './visibleRange';

/** Rows that are drawn, one after the other, and how many are left out before them. */
export interface RowRun {
  skipped: number;
  first: number;
  end: number;
}

/**
 * What of a long table is drawn: the rows in view and, wherever it is, the one that holds the focus. Without it, the focus would
 * be lost as soon as its row is scrolled out of view.
 * @returns the runs of rows, and how many rows are left out after the last
 */
export function resolveDrawnRows(
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
