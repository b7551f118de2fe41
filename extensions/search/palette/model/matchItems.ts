import { type FoldedText, foldText } from './foldText';
import { matchTerm } from './matchTerm';

/** A text that can be found. */
export interface Searchable {
  title: string;
  /** Other words that find it, such as its path. They are not shown. */
  keywords?: readonly string[] | undefined;
}

/** An item that matches, with the parts of its title to highlight. */
export interface Match<T> {
  item: T;
  /** 0 to about 1.5. Higher is better. */
  score: number;
  /** Start and end of each part of the title that matches, in order. */
  ranges: ReadonlyArray<readonly [start: number, end: number]>;
}

const keywordWeight = 0.6;
const wholeTitle = 0.3;
const startOfTitle = 0.15;
/** Prefers short titles among equal matches. */
const perCharacter = 0.001;

/**
 * Returns the items that match all words of the text, in any order and with their scores. The items keep their order. A text
 * without letters and digits matches titles that contain it.
 */
export function matchItems<T extends Searchable>(items: readonly T[], text: string): Array<Match<T>> {
  const wanted = text.trim().toLowerCase();
  const terms = wanted
    .split(/\s+/u)
    .map(foldText)
    .filter(({ text: letters }) => letters !== '');
  if (terms.length === 0) return items.flatMap((item) => matchLiterally(item, wanted) ?? []);
  const whole = terms.map((term) => term.text).join('');
  return items.flatMap((item) => matchItem(item, terms, whole) ?? []);
}

/** Prepares items, so that the first keystroke takes no longer than the others. */
export function prepareItems(items: readonly Searchable[]): void {
  for (const { title, keywords } of items) {
    fold(title);
    if (keywords) foldKeywords(keywords);
  }
}

function matchItem<T extends Searchable>(
  item: T,
  terms: readonly FoldedText[],
  whole: string,
): Match<T> | undefined {
  const title = fold(item.title);
  const characters: number[] = [];
  let score = 0;
  for (const term of terms) {
    const match = matchTerm(term, title);
    const found = match?.score ?? scoreKeywords(term, item.keywords);
    if (found === 0) return undefined;
    score += found;
    if (match) characters.push(...match.characters);
  }
  score /= terms.length;
  if (title.text === whole) score += wholeTitle;
  else if (title.text.startsWith(whole)) score += startOfTitle;
  return {
    item,
    score: score - Math.min(100, title.text.length) * perCharacter,
    // Joined when they are shown, because most matches are not.
    get ranges() {
      return joinRanges(item.title, title, characters);
    },
  };
}

function scoreKeywords(term: FoldedText, keywords: readonly string[] | undefined): number {
  if (!keywords || keywords.length === 0) return 0;
  return (matchTerm(term, foldKeywords(keywords), { isTitle: false })?.score ?? 0) * keywordWeight;
}

function matchLiterally<T extends Searchable>(item: T, wanted: string): Match<T> | undefined {
  const at = item.title.toLowerCase().indexOf(wanted);
  if (at === -1 || wanted === '') return undefined;
  return { item, score: keywordWeight, ranges: [[at, at + wanted.length]] };
}

/** Texts are folded once, because the same items are matched on each keystroke. */
const folded = new Map<string, FoldedText>();
const foldedKeywords = new WeakMap<readonly string[], FoldedText>();
const mostFolded = 20_000;

function fold(text: string): FoldedText {
  const known = folded.get(text);
  if (known) return known;
  if (folded.size >= mostFolded) folded.clear();
  const result = foldText(text);
  folded.set(text, result);
  return result;
}

function foldKeywords(keywords: readonly string[]): FoldedText {
  const known = foldedKeywords.get(keywords) ?? foldText(keywords.join(' '));
  foldedKeywords.set(keywords, known);
  return known;
}

function joinRanges(original: string, { positions }: FoldedText, characters: readonly number[]) {
  const ranges: Array<[number, number]> = [];
  for (const character of [...new Set(characters)].sort((a, b) => a - b)) {
    const start = positions[character] as number;
    const end = start + String.fromCodePoint(original.codePointAt(start) as number).length;
    const last = ranges.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else ranges.push([start, end]);
  }
  return ranges;
}
