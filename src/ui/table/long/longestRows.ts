/**
 * Finds the row with the longest text for each column. These rows determine the column widths of a long table, independent of
 * the scroll position.
 *
 * @param titles the full texts of a row, by column
 */
export function resolveLongestRows(
  count: number,
  titles: (index: number) => ReadonlyArray<string | undefined>,
): number[] {
  const longest: number[] = [];
  const lengths: number[] = [];
  for (let index = 0; index < count; index += 1) {
    titles(index).forEach((title, column) => {
      const length = title?.length ?? 0;
      if (length <= (lengths[column] ?? 0)) return;
      lengths[column] = length;
      longest[column] = index;
    });
  }
  return [...new Set(longest.filter((index) => index !== undefined))];
}
