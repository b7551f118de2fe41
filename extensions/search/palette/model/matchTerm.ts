import type { FoldedText } from './foldText';

/** How well a term matches, from 0 to 1, and which characters of the folded text it matches. */
export interface TermMatch {
  score: number;
  /** Positions in the folded text, in ascending order. */
  characters: number[];
}

/** The scores of the kinds of matches, best first. */
const scores = { word: 1, prefix: 0.9, initials: 0.7, inner: 0.6, typo: 0.5, skipping: 0.35 } as const;

const shortestInner = 2;
const shortestSkipping = 3;
const shortestTypo = 4;

/**
 * Matches one folded term: a word or its start, the starts of several words (`cg` for `Catalog graph`), a part of one word, a word
 * start with one wrong, missing, additional or swapped letter, or a word with letters left out (`ctlg`).
 *
 * @param options.isTitle false for keywords, which don't match by initials or with letters left out, because the user does not see why
 */
export function matchTerm(
  { text: term, letters }: FoldedText,
  folded: FoldedText,
  { isTitle = true } = {},
): TermMatch | undefined {
  const { text, starts } = folded;
  const missing = letters & ~folded.letters;
  // A typo adds at most one letter.
  if (missing !== 0 && (term.length < shortestTypo || (missing & (missing - 1)) !== 0)) return undefined;
  let inner = -1;
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + 1)) {
    const start = starts.indexOf(at);
    if (start === -1) {
      const end = at + term.length;
      if (inner === -1 && !starts.some((next) => next > at && next < end)) inner = at;
      continue;
    }
    const isWord = (starts[start + 1] ?? text.length) === at + term.length;
    return { score: isWord ? scores.word : scores.prefix, characters: range(at, at + term.length) };
  }
  if (term.length >= shortestInner && missing === 0) {
    const initials = isTitle ? matchInitials(term, folded) : undefined;
    if (initials) return { score: scores.initials, characters: initials };
    if (inner !== -1) return { score: scores.inner, characters: range(inner, inner + term.length) };
  }
  return term.length >= shortestSkipping ? matchInexactly(term, folded, isTitle) : undefined;
}

/** Matches the starts of consecutive words: each letter continues a word or starts a later one. */
function matchInitials(term: string, { text, starts }: FoldedText): number[] | undefined {
  const characters: number[] = [];
  const walk = (index: number, word: number): boolean => {
    if (index === term.length) return true;
    for (let next = word; next < starts.length; next += 1) {
      const start = starts[next] as number;
      const end = starts[next + 1] ?? text.length;
      let length = 0;
      while (
        start + length < end &&
        index + length < term.length &&
        text[start + length] === term[index + length]
      )
        length += 1;
      for (let used = length; used > 0; used -= 1) {
        characters.push(...range(start, start + used));
        if (walk(index + used, next + 1)) return true;
        characters.length -= used;
      }
    }
    return false;
  };
  return walk(0, 0) ? characters : undefined;
}

function matchInexactly(term: string, { text, starts }: FoldedText, canSkip: boolean): TermMatch | undefined {
  let skipping: number[] | undefined;
  for (const [word, start] of starts.entries()) {
    if (term.length >= shortestTypo) {
      const end = matchTypo(term, text, start);
      if (end !== undefined) return { score: scores.typo, characters: range(start, end) };
    }
    if (canSkip) skipping ??= matchSkipping(term, text, start, starts[word + 1] ?? text.length);
  }
  return skipping && { score: scores.skipping, characters: skipping };
}

/** Returns the end of the match if the text at `start` begins with the term, except for one error. */
function matchTypo(term: string, text: string, start: number): number | undefined {
  if (text[start] !== term[0] && text[start] !== term[1]) return undefined;
  let same = 0;
  while (same < term.length && text[start + same] === term[same]) same += 1;
  const at = start + same;
  // One wrong letter, one letter too much, one missing letter, or two swapped letters. The first letter can only be swapped.
  if (same > 0) {
    const rest = term.slice(same + 1);
    if (at < text.length && text.startsWith(rest, at + 1)) return at + 1 + rest.length;
    if (text.startsWith(rest, at)) return at + rest.length;
    if (text.startsWith(term.slice(same), at + 1)) return at + 1 + term.length - same;
  }
  const isSwapped = text[at] === term[same + 1] && text[at + 1] === term[same];
  if (isSwapped && text.startsWith(term.slice(same + 2), at + 2)) return start + term.length;
  return undefined;
}

/** Matches the letters of one word in order. The first letter must be the first of the word. */
function matchSkipping(term: string, text: string, start: number, end: number): number[] | undefined {
  if (text[start] !== term[0]) return undefined;
  const characters: number[] = [];
  let at = start;
  for (const letter of term) {
    at = text.indexOf(letter, at);
    if (at === -1 || at >= end) return undefined;
    characters.push(at);
    at += 1;
  }
  return characters;
}

function range(from: number, to: number): number[] {
  const positions: number[] = [];
  for (let at = from; at < to; at += 1) positions.push(at);
  return positions;
}
