/**
 * Counts the typos between two words: characters that are missing, added, different or swapped with their neighbor. With
 * `isPrefix`, `typed` may be the start of `word`. Returns `limit + 1` if there are more.
 */
export function countTypos(typed: string, word: string, limit: number, isPrefix: boolean): number {
  const most = limit + 1;
  if (typed.length - word.length > limit || (!isPrefix && word.length - typed.length > limit)) return most;
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      current[column] = Math.min(
        (last[column - 1] ?? most) + (isSame ? 0 : 1),
        (last[column] ?? most) + 1,
        (current[column - 1] ?? most) + 1,
        isSwapped ? (beforeLast[column - 2] ?? most) + 1 : most,
      );
    }
    beforeLast = last;
    last = current;
  }
  return Math.min(isPrefix ? Math.min(...last) : (last[word.length] ?? most), most);
}
