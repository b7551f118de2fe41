import { type CandidateFinder, createCandidateFinder } from '#diagnostics';

/** Existing words, as the keys of a map. */
export type Words = ReadonlyMap<string, unknown>;

const finders = new WeakMap<Words, CandidateFinder>();

/** Returns words that are similar to `written`. The words are prepared once, because a report can have many lookups. */
export function findNear(words: Words, written: string): string[] {
  const finder = finders.get(words) ?? createCandidateFinder(words.keys());
  finders.set(words, finder);
  return finder(written);
}
