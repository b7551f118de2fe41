import { findCandidates } from './findCandidates';

/** Finds known words that are near to one that was written. */
export type CandidateFinder = (written: string) => string[];

// What one report may spend: beyond it, problems come without candidates rather than late.
const defaultBudget = 100_000;
const mostEdits = 4;

/**
 * Makes a finder for many look-ups among the same words. Only words of about the same length and letters are compared, and
 * no more in all than the budget allows, so that a configuration full of mistakes is checked as fast as a good one.
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
        // Each edit changes which letters there are by two at most: one that goes and one that comes.
        if (countBits(letters ^ entry.letters) <= 2 * mostEdits) near.push(entry.word);
      }
    }
    left -= near.length;
    return findCandidates(written, near);
  };
}

/** Which letters and digits a word has, one bit for each. */
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
