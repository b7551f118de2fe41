/** The number of edits that still counts as a typo: one in short words, more in long ids. */
function allowedDistance(length: number): number {
  return Math.min(4, Math.max(1, Math.floor(length / 4)));
}

/** Reused for all comparisons, because there are thousands of them. */
const rows: [number[], number[], number[]] = [[], [], []];

/**
 * Returns the number of single-character edits (insert, delete, replace, swap of adjacent characters) between two texts, or
 * `limit + 1` if there are more than `limit`.
 */
function measureDistance(longLeft: string, longRight: string, limit: number): number {
  if (Math.abs(longLeft.length - longRight.length) > limit) return limit + 1;
  // Common prefixes and suffixes cost nothing, and most ids have them.
  let start = 0;
  while (start < longLeft.length && longLeft[start] === longRight[start]) start += 1;
  let end = 0;
  const shared = Math.min(longLeft.length, longRight.length) - start;
  while (end < shared && longLeft.at(-1 - end) === longRight.at(-1 - end)) end += 1;
  const left = longLeft.slice(start, longLeft.length - end);
  const right = longRight.slice(start, longRight.length - end);
  const tooMuch = limit + 1;
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= right.length; column += 1) last[column] = Math.min(column, tooMuch);
  for (let row = 1; row <= left.length; row += 1) {
    for (let column = 0; column <= right.length; column += 1) current[column] = tooMuch;
    if (row <= limit) current[0] = row;
    let best = tooMuch;
    // Cells further than the limit from the diagonal already need too many insertions or deletions.
    const first = Math.max(1, row - limit);
    const until = Math.min(right.length, row + limit);
    const letter = left.charCodeAt(row - 1);
    for (let column = first; column <= until; column += 1) {
      const other = right.charCodeAt(column - 1);
      let cost = (last[column - 1] ?? tooMuch) + (letter === other ? 0 : 1);
      const inserted = Math.min(last[column] ?? tooMuch, current[column - 1] ?? tooMuch) + 1;
      if (inserted < cost) cost = inserted;
      if (
        row > 1 &&
        column > 1 &&
        letter === right.charCodeAt(column - 2) &&
        left.charCodeAt(row - 2) === other
      ) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? tooMuch) + 1);
      }
      current[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit && (current[0] ?? tooMuch) > limit) return tooMuch;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(last[right.length] ?? tooMuch, tooMuch);
}

/** Returns up to three known words that are similar to `written`, closest first. Ignores case. */
export function findCandidates(written: string, known: Iterable<string>): string[] {
  return measureCandidates(written, known, allowedDistance(written.length))
    .slice(0, 3)
    .map(({ word }) => word);
}

/** The number of edits up to which a word is certainly a typo, if no other word is similar. */
const certainDistance = 2;

/** Returns the known word that `written` certainly means: it is very similar, and every other word is clearly less similar. */
export function findOnlyCandidate(written: string, known: Iterable<string>): string | undefined {
  const limit = Math.min(certainDistance, allowedDistance(written.length));
  const [first, second] = measureCandidates(written, known, limit + 1);
  if (!first || first.distance > limit) return undefined;
  return second && second.distance <= first.distance + 1 ? undefined : first.word;
}

function measureCandidates(
  written: string,
  known: Iterable<string>,
  limit: number,
): Array<{ word: string; distance: number }> {
  const wanted = written.toLowerCase();
  const found: Array<{ word: string; distance: number }> = [];
  for (const word of known) {
    const distance = measureDistance(wanted, word.toLowerCase(), limit);
    if (distance <= limit) found.push({ word, distance });
  }
  return found.toSorted((left, right) => left.distance - right.distance || (left.word < right.word ? -1 : 1));
}
