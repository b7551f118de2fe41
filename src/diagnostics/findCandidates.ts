/** How many edits still count as a slip of the pen: one in short words, more in long ids. */
function allowedDistance(length: number): number {
  return Math.min(4, Math.max(1, Math.floor(length / 4)));
}

/**
 * Number of single-character edits (insert, delete, replace, swap of neighbours) between two texts,
 * or `limit + 1` as soon as it is known to be more than `limit`.
 */
function measureDistance(longLeft: string, longRight: string, limit: number): number {
  if (Math.abs(longLeft.length - longRight.length) > limit) return limit + 1;
  // Most ids begin and end alike, and what is alike at both ends costs nothing.
  let start = 0;
  while (start < longLeft.length && longLeft[start] === longRight[start]) start += 1;
  let end = 0;
  const shared = Math.min(longLeft.length, longRight.length) - start;
  while (end < shared && longLeft.at(-1 - end) === longRight.at(-1 - end)) end += 1;
  const left = longLeft.slice(start, longLeft.length - end);
  const right = longRight.slice(start, longRight.length - end);
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? limit + 1;
}

/** Known words that are near to what was written, nearest first, at most three. Case does not count. */
export function findCandidates(written: string, known: Iterable<string>): string[] {
  const wanted = written.toLowerCase();
  const limit = allowedDistance(wanted.length);
  const found: Array<{ word: string; distance: number }> = [];
  for (const word of known) {
    const distance = measureDistance(wanted, word.toLowerCase(), limit);
    if (distance <= limit) found.push({ word, distance });
  }
  return found
    .toSorted((left, right) => left.distance - right.distance || (left.word < right.word ? -1 : 1))
    .slice(0, 3)
    .map(({ word }) => word);
}
