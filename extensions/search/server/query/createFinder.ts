import type { Stemmer } from '../ports/stemmer';
import { spellOutUmlauts, type Word, type WordGroup } from '../words';
import { createPattern } from './createPattern';
import type { Alternatives, SearchTerm } from './searchTerm';

/** A part of a text. */
export interface Mark {
  start: number;
  end: number;
}

/** Finds the words of a term in a text. */
export interface Finder {
  /** Returns the parts of a group that were searched for. */
  find(group: WordGroup): Mark[];
  /** Matches near the places that `find` would mark. Much faster, for long texts. */
  pattern: RegExp;
}

/** Creates a finder that finds what the index finds. */
export function createFinder(
  term: SearchTerm,
  { typos, areAllPrefixes }: Alternatives,
  stemmer: Stemmer,
): Finder {
  const words = term.groups.flatMap((group) => group.words);
  const unspaced = words.filter(({ isUnspaced }) => isUnspaced).map(({ folded }) => folded);
  const spaced = words.filter(({ isUnspaced }) => !isUnspaced);
  const wanted = spaced.some(({ lower }) => !stemmer.isStopWord(lower))
    ? spaced.filter(({ lower }) => !stemmer.isStopWord(lower))
    : spaced;
  const joined = term.groups.flatMap((group) => group.joined ?? []);
  const prefixes = areAllPrefixes
    ? wanted.map(({ folded }) => folded)
    : [words.at(-1)?.folded ?? '', term.groups.at(-1)?.joined ?? ''].filter((word) => word !== '');
  const exact = new Set([
    ...wanted.flatMap(({ folded, lower }) => [
      folded,
      ...stemmer.stemsOf(lower),
      ...(typos.get(folded) ?? []),
    ]),
    ...joined.flatMap((word) => [word, ...(typos.get(word) ?? [])]),
  ]);
  const isFound = (folded: string) =>
    exact.has(folded) || prefixes.some((prefix) => folded.startsWith(prefix));
  // The texts of a page of results contain the same words many times.
  const known = new Map<string, boolean>();
  const isWordFound = ({ folded, lower }: Word): boolean => {
    let found = known.get(lower);
    if (found === undefined) {
      found =
        isFound(folded) ||
        stemmer.stemsOf(lower).some((stem) => exact.has(stem)) ||
        isFound(spellOutUmlauts(lower) ?? '');
      known.set(lower, found);
    }
    return found;
  };
  return {
    find({ words: parts, joined: whole }) {
      const marks: Mark[] = [];
      for (const part of parts)
        if (part.isUnspaced) marks.push(...findUnspaced(part, unspaced));
        else if (isWordFound(part)) marks.push({ start: part.start, end: part.end });
      const [first] = parts;
      const last = parts.at(-1);
      if (marks.length > 0 || whole === undefined || !first || !last || !isFound(whole)) return marks;
      return [{ start: first.start, end: last.end }];
    },
    pattern: createPattern([...exact, ...prefixes], unspaced),
  };
}

function findUnspaced({ folded, start, end }: Word, wanted: readonly string[]): Mark[] {
  // The compatible forms of some characters are longer or shorter, and then have other places.
  if (folded.length !== end - start)
    return wanted.some((part) => folded.includes(part)) ? [{ start, end }] : [];
  const marks: Mark[] = [];
  for (const part of wanted) {
    for (let at = folded.indexOf(part); at >= 0; at = folded.indexOf(part, at + part.length))
      marks.push({ start: start + at, end: Math.min(start + at + part.length, end) });
  }
  return marks
    .sort((a, b) => a.start - b.start)
    .filter((mark, index, all) => mark.start >= (all[index - 1]?.end ?? 0));
}
