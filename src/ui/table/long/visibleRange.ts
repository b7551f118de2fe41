/** Which rows are drawn: from `first` up to but not including `end`. */
export interface RowRange {
  first: number;
  end: number;
}

/**
 * The rows that lie in the window, with some above and below.
 * @param top where the first row is, in px from the top of the window; negative once it has been scrolled past
 */
export function resolveVisibleRange(
  count: number,
  rowHeight: number,
  top: number,
  windowHeight: number,
  around: number,
): RowRange {
  const first = Math.floor(-top / rowHeight) - around;
  const end = Math.ceil((windowHeight - top) / rowHeight) + around;
  return { first: Math.max(0, Math.min(first, count - 1)), end: Math.max(1, Math.min(end, count)) };
}
