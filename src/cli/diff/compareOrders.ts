/** An id that has a different position among its siblings. */
export interface OrderChange {
  id: string;
  /** The id right before it. Absent if it comes first. */
  after?: string;
}

/** Returns the smallest set of ids to move to turn one order into the other. Ids that are only in one order are ignored. */
export function compareOrders(from: readonly string[], to: readonly string[]): OrderChange[] {
  const before = from.filter((id) => to.includes(id));
  const now = to.filter((id) => from.includes(id));
  const kept = new Set(findLongestKept(before, now));
  return now.flatMap((id, index) => {
    if (kept.has(id)) return [];
    const previous = now[index - 1];
    return [{ id, ...(previous === undefined ? {} : { after: previous }) }];
  });
}

/** Returns the longest list of ids that have the same order in both. */
function findLongestKept(before: readonly string[], now: readonly string[]): string[] {
  const position = new Map(before.map((id, index) => [id, index]));
  // The longest increasing subsequence that ends at each id, linked backwards.
  const runs = now.map((id) => ({ id, at: position.get(id) ?? 0, length: 1, previous: -1 }));
  let best = -1;
  for (const [index, run] of runs.entries()) {
    for (const [earlier, { at, length }] of runs.slice(0, index).entries()) {
      if (at < run.at && length >= run.length) Object.assign(run, { length: length + 1, previous: earlier });
    }
    if (run.length > (runs[best]?.length ?? 0)) best = index;
  }
  const kept: string[] = [];
  for (let run = runs[best]; run; run = runs[run.previous]) kept.unshift(run.id);
  return kept;
}
