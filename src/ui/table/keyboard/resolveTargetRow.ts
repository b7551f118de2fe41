/**
 * Resolves the row that a key moves to.
 *
 * @param index the focused row, or -1 in the header
 * @param page the number of rows in the viewport
 * @returns the row to move to, or undefined if the key does not move
 */
export function resolveTargetRow(
  key: string,
  index: number,
  count: number,
  page: number,
): number | undefined {
  const target = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: Math.min(index + page, count - 1),
    PageUp: Math.max(index - page, 0),
    Home: 0,
    End: count - 1,
  }[key];
  const leavesHeader = index >= 0 || key === 'ArrowDown';
  return target === undefined || target < 0 || target >= count || !leavesHeader ? undefined : target;
}
