import { foldWord } from './foldWord';

/** A word of a text, with its place in it. */
export interface Word {
  /** In lower case and without accents. */
  folded: string;
  /** As written, in lower case. The stemmers of languages expect accents. */
  lower: string;
  start: number;
  end: number;
  /** Written in Japanese or Chinese characters, which have no spaces between words. */
  isUnspaced: boolean;
}

/** Words that are written as one: `payment-gateway`, `team-a/payment.api`, `paymentGateway`. */
export interface WordGroup {
  words: Word[];
  /** All words joined, `paymentgateway`, if there are several. */
  joined: string | undefined;
}

const GROUP = /[\p{L}\p{N}\p{M}]+(?:[/._@:'’-]+[\p{L}\p{N}\p{M}]+)*|\p{Extended_Pictographic}/gu;
const SEGMENT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々])[\p{L}\p{N}\p{M}])+|\p{Extended_Pictographic}/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** `paymentGateway` and `HTTPServer` have two words each. */
const CASES = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** A word that is neither folded nor cut. */
const PLAIN = /^[\da-z]{1,100}$/;
/** Longer words are cut, because an index entry is limited. */
const MAX_WORD = 100;
/** Longer identifiers, such as URLs, are found by their words only. */
const MAX_JOINED_WORDS = 6;

/** Splits a text into its words. Each word of an identifier is one, and the words of an identifier are a group. */
export function splitWords(text: string): WordGroup[] {
  const groups: WordGroup[] = [];
  GROUP.lastIndex = 0;
  // Several times faster than `matchAll`, as is everything here that looks longer than it must be.
  for (let found = GROUP.exec(text); found; found = GROUP.exec(text)) {
    const [group] = found;
    // Most words.
    if (PLAIN.test(group)) groups.push({ words: [createPlainWord(group, found.index)], joined: undefined });
    else {
      const words = splitGroup(group, found.index);
      if (words.length > 0) groups.push({ words, joined: canJoin(words) ? joinWords(words) : undefined });
    }
  }
  return groups;
}

function createPlainWord(word: string, start: number): Word {
  return { folded: word, lower: word, start, end: start + word.length, isUnspaced: false };
}

function canJoin(words: readonly Word[]): boolean {
  return words.length > 1 && words.length <= MAX_JOINED_WORDS && words.every(({ isUnspaced }) => !isUnspaced);
}

/** Joins words to one, as if there were no spaces and dashes between them. */
export function joinWords(words: readonly Word[]): string {
  return words
    .map(({ folded }) => folded)
    .join('')
    .slice(0, MAX_WORD);
}

function splitGroup(group: string, offset: number): Word[] {
  const words: Word[] = [];
  for (const { 0: segment, index } of group.matchAll(SEGMENT)) {
    const isUnspaced = UNSPACED.test(segment);
    let start = offset + index;
    for (const part of isUnspaced ? [segment] : segment.split(CASES)) {
      const word = PLAIN.test(part) ? createPlainWord(part, start) : createWord(part, start, isUnspaced);
      // A mark without a letter is not a word.
      if (word.folded !== '') words.push(word);
      start += part.length;
    }
  }
  return words;
}

function createWord(written: string, start: number, isUnspaced: boolean): Word {
  const lower = written.normalize('NFKC').toLowerCase();
  const folded = isUnspaced ? lower : foldWord(written).slice(0, MAX_WORD);
  return { folded, lower: lower.slice(0, MAX_WORD), start, end: start + written.length, isUnspaced };
}

/** Returns the pairs of adjacent characters of a word without spaces, which are indexed as words. The last character is one, too. */
export function listBigrams(word: string): string[] {
  const characters = Array.from(word);
  return characters.map((character, index) => character + (characters[index + 1] ?? ''));
}
