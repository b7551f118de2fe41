import { findCandidates } from '#diagnostics';

/** Finds known words that are near to one that was written. */
export type CandidateFinder = (written: string) => string[];

// What one report may spend: beyond it, problems come without candidates rather than late.
const defaultBudget = 2_000_000;
const mostEdits = 4;

/**
 * Makes a finder for many look-ups among the same words. Only words of about the same length are compared, and no more in
 * all than the budget allows, so that a configuration full of mistakes is checked as fast as a good one.
 */
export function createCandidateFinder(known: Iterable<string>, budget = defaultBudget): CandidateFinder {
  const byLength = new Map<number, string[]>();
  for (const word of known) {
    const words = byLength.get(word.length);
    if (words) words.push(word);
    else byLength.set(word.length, [word]);
  }
  let left = budget;
  return (written) => {
    const near: string[] = [];
    for (let length = written.length - mostEdits; length <= written.length + mostEdits; length += 1) {
      near.push(...(byLength.get(length) ?? []));
    }
    left -= near.length;
    return left < 0 ? [] : findCandidates(written, near);
  };
}
