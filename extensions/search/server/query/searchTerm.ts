import type { Stemmer } from '../ports/stemmer';
import { joinWords, quoteLexeme, splitWords, type Word, type WordGroup, ZONES } from '../words';

/** The words of a term. */
export interface SearchTerm {
  groups: WordGroup[];
  /** All words joined, which a name or title is compared with. */
  whole: string;
  /** Too short to be found in texts. */
  isShort: boolean;
}

/** More words are ignored. */
const MAX_WORDS = 20;
const SHORT = 2;

/** Splits a term into words. `undefined` if it has none. */
export function readSearchTerm(term: string): SearchTerm | undefined {
  const groups: WordGroup[] = [];
  let count = 0;
  for (const group of splitWords(term)) {
    const kept = group.words.slice(0, MAX_WORDS - count);
    if (kept.length === 0) break;
    count += kept.length;
    groups.push(kept.length === group.words.length ? group : { words: kept, joined: undefined });
  }
  const words = groups.flatMap((group) => group.words);
  const [first] = words;
  if (first === undefined) return undefined;
  const isShort = words.length === 1 && !first.isUnspaced && /^[\p{L}\p{N}]{1,2}$/u.test(first.folded);
  return { groups, whole: joinWords(words), isShort };
}

/** Words that are tried in place of a word. */
export interface Alternatives {
  /** Words of the index that a word may be a misspelling of. */
  typos: ReadonlyMap<string, readonly string[]>;
  /** Whether each word can be the start of a word, not only the last one. */
  areAllPrefixes: boolean;
}

export const NO_ALTERNATIVES: Alternatives = { typos: new Map(), areAllPrefixes: false };

/** Prints the term as a `tsquery` on zones: each word must occur in one of them, the last one as the start of a word. */
export function printTermQuery(
  { groups }: SearchTerm,
  zones: readonly string[],
  stemmer: Stemmer,
  { typos, areAllPrefixes }: Alternatives,
): string {
  const isIgnored = (word: Word) => !word.isUnspaced && stemmer.isStopWord(word.lower);
  const areAllIgnored = groups.every(({ words }) => words.every(isIgnored));
  const last = groups.at(-1)?.words.at(-1);
  const printWord = (word: Word): string => {
    const isPrefix = word === last || (areAllPrefixes && word.folded.length > SHORT);
    // The texts contain too many words with the same two letters.
    const isTooShort = isPrefix && word.folded.length <= SHORT;
    const listIn = (zone: string): string[] =>
      word.isUnspaced
        ? [printUnspaced(word.folded, zone)]
        : [
            printForm(zone + word.folded, isPrefix && !(isTooShort && zone === ZONES.rest)),
            ...stemmer.stemsOf(word.lower).map((stem) => printForm(zone + stem, false)),
            ...(typos.get(word.folded) ?? []).map((typo) => printForm(zone + typo, false)),
          ];
    return printAny(zones.flatMap(listIn));
  };
  const printGroup = ({ words, joined }: WordGroup): string | undefined => {
    const wanted = areAllIgnored ? words : words.filter((word) => !isIgnored(word));
    if (wanted.length === 0) return undefined;
    const separate = wanted.map(printWord).join(' & ');
    if (joined === undefined) return separate;
    const isLast = words.at(-1) === last;
    return printAny([
      ...zones.map((zone) => printForm(zone + joined, isLast)),
      ...zones.flatMap((zone) => (typos.get(joined) ?? []).map((typo) => printForm(zone + typo, false))),
      `(${separate})`,
    ]);
  };
  return groups
    .map(printGroup)
    .filter((group) => group !== undefined)
    .join(' & ');
}

/** A word without spaces contains all pairs of its characters. A single character is the start of a pair. */
function printUnspaced(word: string, zone: string): string {
  const characters = Array.from(word);
  if (characters.length === 1) return printForm(zone + word, true);
  const pairs = characters.slice(0, -1).map((character, index) => character + (characters[index + 1] ?? ''));
  return `(${pairs.map((pair) => printForm(zone + pair, false)).join(' & ')})`;
}

function printForm(lexeme: string, isPrefix: boolean): string {
  return `${quoteLexeme(lexeme)}${isPrefix ? ':*' : ''}`;
}

/** Prints alternatives. */
export function printAny(parts: readonly string[]): string {
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' | ')})`;
}

/** Prints the term as a whole name or title, or as the start of one. */
export function printWholeQuery({ whole }: SearchTerm, isPrefix: boolean): string {
  return printForm(ZONES.whole + whole, isPrefix);
}
