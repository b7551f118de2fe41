/**
 * Where a key leads from one row to another.
 * @param index the row of the focus; -1 in the header
 * @param page how many rows a screen holds
 * @returns the row to go to, or undefined when the key leads nowhere
 */
export function resolveStep(key: string, index: number, count: number, page: number): number | undefined {
  const wish = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: Math.min(index + page, count - 1),
    PageUp: Math.max(index - page, 0),
    Home: 0,
    End: count - 1,
  }[key];
  const leavesHeader = index >= 0 || key === 'ArrowDown';
  return wish === undefined || wish < 0 || wish >= count || !leavesHeader ? undefined : wish;
}
