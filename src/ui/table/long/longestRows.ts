/**
 * The rows whose texts need the most room, one for each column: what the widths of a long table's columns go by, whatever part of
 * it is in view.
 * @param titles the whole texts of a row, by column
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
