import { findCandidates } from './findCandidates';

/** Returns known words that are similar to `written`, closest first. */
export type CandidateFinder = (written: string) => string[];

// Once a report has used up this budget, further problems have no candidates, so that the report is not delayed.
const defaultBudget = 100_000;
const mostEdits = 4;

/**
 * Creates a finder for many lookups among the same words. It only compares words of similar length and letters, and stops
 * when the budget is used up, so that a configuration with many mistakes is checked as fast as a valid one.
 */
export function createCandidateFinder(known: Iterable<string>, budget = defaultBudget): CandidateFinder {
  const byLength = new Map<number, Array<{ word: string; letters: number }>>();
  for (const word of known) {
    const entry = { word, letters: collectLetters(word) };
    const entries = byLength.get(word.length);
    if (entries) entries.push(entry);
    else byLength.set(word.length, [entry]);
  }
  let left = budget;
  return (written) => {
    const letters = collectLetters(written);
    const near: string[] = [];
    for (let length = written.length - mostEdits; length <= written.length + mostEdits; length += 1) {
      if (left <= 0) return [];
      for (const entry of byLength.get(length) ?? []) {
        // Each edit changes the set of letters by at most two: one is removed and one is added.
        if (countBits(letters ^ entry.letters) <= 2 * mostEdits) near.push(entry.word);
      }
    }
    left -= near.length;
    return findCandidates(written, near);
  };
}

/** Returns a bit set of the letters and digits in a word. */
function collectLetters(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
