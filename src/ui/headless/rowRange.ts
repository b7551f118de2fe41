/** Maps the items of a long list to rows of the same height: one row per item, or several if an item wraps. */
export interface RowLayout {
  /** The number of rows. */
  count: number;
  /** Returns the first row of an item. For the number of items, returns the number of rows. */
  rowOf(item: number): number;
  /** Returns the item at a row. */
  itemAt(row: number): number;
}

/** Creates a layout with one row per item. */
export function createEvenRows(count: number): RowLayout {
  return { count, rowOf: (item) => item, itemAt: (row) => Math.floor(row) };
}

/** The items to render, from `first` to `end` (exclusive). */
export interface RowRange {
  first: number;
  end: number;
}

/** The visible part of a list, in px. */
export interface RowView {
  rowHeight: number;
  /** The distance from the top of the list to the top of the view. Negative if the list starts below it. */
  top: number;
  /** The height of the view. */
  height: number;
  /** The number of extra rows to render on each side. */
  around: number;
}

/** Resolves the items to render: those in view, plus the extra rows. At least one item, unless the list is empty. */
export function resolveRowRange(rows: RowLayout, { rowHeight, top, height, around }: RowView): RowRange {
  if (rows.count === 0) return { first: 0, end: 0 };
  const clamp = (row: number) => Math.max(0, Math.min(row, rows.count - 1));
  const first = Math.floor(top / rowHeight) - around;
  const last = Math.ceil((top + height) / rowHeight) - 1 + around;
  return { first: rows.itemAt(clamp(first)), end: rows.itemAt(clamp(last)) + 1 };
}
