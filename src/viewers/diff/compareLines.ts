import { diffArrays } from 'diff';

/** A line of both versions or of one of them. Line indexes start at 0. */
export interface DiffPair {
  before?: number;
  after?: number;
  /** Whether the line is the same in both versions. */
  isSame: boolean;
}

/** The time limit for the comparison, in ms. */
const TIMEOUT = 1000;

/**
 * Pairs the lines of two versions: equal lines with each other, and removed lines with the lines that replace them. Returns
 * undefined if this takes too long.
 */
export function compareLines(before: readonly string[], after: readonly string[]): DiffPair[] | undefined {
  const changes = diffArrays([...before], [...after], { timeout: TIMEOUT });
  if (!changes) return undefined;
  const pairs: DiffPair[] = [];
  let [left, right, removed] = [0, 0, 0];
  const addRemoved = (): void => {
    for (; removed > 0; removed--) pairs.push({ before: left++, isSame: false });
  };
  for (const { added, removed: isRemoval, count } of changes) {
    if (isRemoval) removed += count;
    else if (added) {
      for (let index = 0; index < count; index++) {
        const isReplacement = removed > 0;
        if (isReplacement) removed--;
        pairs.push({ ...(isReplacement && { before: left++ }), after: right++, isSame: false });
      }
    } else {
      addRemoved();
      for (let index = 0; index < count; index++)
        pairs.push({ before: left++, after: right++, isSame: true });
    }
  }
  addRemoved();
  return pairs;
}
