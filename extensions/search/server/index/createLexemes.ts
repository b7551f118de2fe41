import { setImmediate as nextTurn } from 'node:timers/promises';
import type { IndexedDocument, SearchableDocument } from '#backend';
import type { Stemmer } from '../ports/stemmer';
import {
  createFieldLexeme,
  createTypeLexeme,
  joinWords,
  listForms,
  quoteLexeme,
  spellOutUmlauts,
  splitWords,
  type Word,
  type WordGroup,
  ZONES,
} from '../words';

/** The characters of a text that are found. */
const MAX_TEXT = 500_000;
/** Characters to split before other work of the process has a turn. */
export const PAUSE_AFTER = 50_000;
/** The first words of a text are usually a summary. */
const FIRST_WORDS = 30;
/** How often a word occurs in a long text that is about it. */
const FREQUENT = 4;
/** Entries of a document, and their bytes. PostgreSQL limits a `tsvector` to 1 MB. */
const MAX_LEXEMES = 20_000;
const MAX_BYTES = 900_000;
/** Texts of results that are compared as a whole. */
const MAX_WHOLE_WORDS = 12;

/** The words of a document, before stemming. */
export interface DocumentWords {
  names: WordGroup[][];
  keywords: WordGroup[];
  text: WordGroup[];
}

/** Splits the texts of a document. In a long text, other work of the process has turns meanwhile. */
export async function readDocumentWords({
  document,
  names = [],
  keywords = [],
}: IndexedDocument): Promise<DocumentWords> {
  return {
    names: [...new Set([document.title, ...names])].map((name) => [...splitWords(name)]),
    keywords: keywords.flatMap((keyword) => [...splitWords(keyword)]),
    text: await splitText(document.text.slice(0, MAX_TEXT)),
  };
}

async function splitText(text: string): Promise<WordGroup[]> {
  const groups: WordGroup[] = [];
  let pauseAt = PAUSE_AFTER;
  for (const group of splitWords(text)) {
    groups.push(group);
    if ((group.words[0]?.start ?? 0) < pauseAt) continue;
    pauseAt += PAUSE_AFTER;
    await nextTurn();
  }
  return groups;
}

/** All words of a document, to look up their stems. */
export function* eachLowerWord({ names, keywords, text }: DocumentWords): Iterable<string> {
  for (const group of [...names.flat(), ...keywords, ...text])
    for (const { lower, isUnspaced } of group.words) if (!isUnspaced) yield lower;
}

/** The entries of a document in the index, printed as a `tsvector`, and the words that typos are compared with. */
export function createLexemes(
  type: string,
  document: SearchableDocument,
  { names, keywords, text }: DocumentWords,
  stemmer: Stemmer,
): { lexemes: string; words: string[] } {
  const lexemes = new Set<string>();
  let bytes = 0;
  const add = (lexeme: string): void => {
    if (lexemes.has(lexeme) || lexemes.size >= MAX_LEXEMES) return;
    const added = Buffer.byteLength(lexeme);
    if (bytes + added > MAX_BYTES) return;
    bytes += added;
    lexemes.add(lexeme);
  };
  add(createTypeLexeme(type));
  for (const lexeme of listFieldLexemes(document)) add(lexeme);
  for (const name of names) {
    const words = name.flatMap((group) => group.words);
    if (words.length === 0 || words.length > MAX_WHOLE_WORDS) continue;
    add(ZONES.whole + joinWords(words));
  }
  const ofNames = new Set([
    ...listGroupForms(names.flat(), stemmer, true),
    ...names.filter((name) => name.length > 1).map((name) => joinWords(name.flatMap((group) => group.words))),
  ]);
  const ofMain = new Set([
    ...ofNames,
    ...listGroupForms(keywords, stemmer, true),
    ...listGroupForms(text.slice(0, FIRST_WORDS), stemmer, false),
    ...listFrequent(text, stemmer),
  ]);
  for (const word of ofNames) add(ZONES.names + word);
  for (const word of ofMain) add(ZONES.main + word);
  for (const form of listGroupForms(text, stemmer, false)) {
    if (lexemes.size >= MAX_LEXEMES) break;
    if (!ofMain.has(form)) add(ZONES.rest + form);
  }
  const spoken = [...names.flat(), ...keywords, ...text.slice(0, FIRST_WORDS)].flatMap(
    (group) => group.words,
  );
  return {
    lexemes: [...lexemes].map(quoteLexeme).join(' '),
    words: spoken.map(({ folded }) => folded).filter((word) => /^\p{L}[\p{L}\p{N}]{2,31}$/u.test(word)),
  };
}

function* listFieldLexemes({ title: _title, text: _text, ...fields }: SearchableDocument): Iterable<string> {
  for (const [field, value] of Object.entries(fields)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (typeof item === 'object' || item === undefined) continue;
      const lexeme = createFieldLexeme(field, String(item));
      if (lexeme !== undefined) yield lexeme;
    }
  }
}

function* listGroupForms(
  groups: readonly WordGroup[],
  stemmer: Stemmer,
  withStopWords: boolean,
): Iterable<string> {
  for (const { words, joined } of groups) {
    if (joined !== undefined) yield joined;
    for (const word of words) {
      if (!withStopWords && stemmer.isStopWord(word.lower)) continue;
      yield* listForms(word);
      if (word.isUnspaced) continue;
      yield* stemmer.stemsOf(word.lower);
      const spelledOut = spellOutUmlauts(word.lower);
      if (spelledOut !== undefined) yield spelledOut;
    }
  }
}

/** Words without spaces are not counted, because their pairs of characters are frequent in any text. */
function* listFrequent(text: readonly WordGroup[], stemmer: Stemmer): Iterable<string> {
  const counts = new Map<string, [word: Word, count: number]>();
  for (const { words } of text) {
    for (const word of words) {
      if (word.isUnspaced || stemmer.isStopWord(word.lower)) continue;
      const [stem = word.folded] = stemmer.stemsOf(word.lower);
      const found = counts.get(stem);
      if (found) found[1] += 1;
      else counts.set(stem, [word, 1]);
    }
  }
  for (const [stem, [word, count]] of counts) if (count >= FREQUENT) yield* [stem, word.folded];
}
