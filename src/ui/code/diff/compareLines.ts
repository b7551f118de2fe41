import { diffArrays } from 'diff';

/** A line of both versions, or of one of them. Positions are counted from 0. */
export interface DiffPair {
  before?: number;
  after?: number;
  /** Whether both versions have the same line here. */
  isSame: boolean;
}

/** How long two versions are compared before it is given up, in ms. */
const PATIENCE = 1000;

/**
 * Puts the lines of two versions side by side: equal ones beside each other, and what was removed beside what was added in its
 * place. Undefined when that would take too long.
 */
export function compareLines(before: readonly string[], after: readonly string[]): DiffPair[] | undefined {
  const changes = diffArrays([...before], [...after], { timeout: PATIENCE });
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
