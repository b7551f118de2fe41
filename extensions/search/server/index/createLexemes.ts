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
import { withPauses } from './withPauses';

/** The characters of a text that are found. */
export const MAX_FOUND = 500_000;
/** The characters of each name and keyword that are found, and how many of them. */
const MAX_NAME = 1_000;
const MAX_NAMES = 1_000;
/** Characters to split before other work of the process has a turn. */
const PIECE = 20_000;
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
  const split = async (texts: readonly string[]) => {
    const groups: WordGroup[][] = [];
    for (const text of texts.slice(0, MAX_NAMES)) groups.push(await splitText(text.slice(0, MAX_NAME)));
    return groups;
  };
  return {
    names: await split([...new Set([document.title, ...names])]),
    keywords: (await split(keywords)).flat(),
    text: await splitText(document.text.slice(0, MAX_FOUND)),
  };
}

async function splitText(text: string): Promise<WordGroup[]> {
  const groups: WordGroup[] = [];
  for (const piece of listPieces(text)) {
    for (const group of splitWords(piece)) groups.push(group);
    if (text.length > PIECE) await nextTurn();
  }
  return groups;
}

/** Cuts a long text at spaces. A piece without spaces is cut anywhere. */
function* listPieces(text: string): Iterable<string> {
  for (let start = 0; start < text.length;) {
    const end = start + PIECE;
    const space = end < text.length ? text.lastIndexOf(' ', end) : end;
    const cut = space > start ? space : end;
    yield text.slice(start, cut);
    start = cut;
  }
}

/** All words of a document, to look up their stems. */
export function* eachLowerWord({ names, keywords, text }: DocumentWords): Iterable<string> {
  for (const group of [...names.flat(), ...keywords, ...text])
    for (const { lower, isUnspaced } of group.words) if (!isUnspaced) yield lower;
}

/** The entries of a document in the index, printed as a `tsvector`, and the words that typos are compared with. */
export async function createLexemes(
  type: string,
  document: SearchableDocument,
  { names, keywords, text }: DocumentWords,
  stemmer: Stemmer,
): Promise<{ lexemes: string; words: string[] }> {
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
  await withPauses(listFieldLexemes(document), add);
  for (const name of names) {
    const words = name.flatMap((group) => group.words);
    if (words.length === 0 || words.length > MAX_WHOLE_WORDS) continue;
    add(ZONES.whole + joinWords(words));
  }
  const first = text.slice(0, FIRST_WORDS);
  const ofNames = new Set<string>();
  for (const name of names) {
    await withPauses(listGroupForms(name, stemmer, true), (form) => ofNames.add(form));
    if (name.length > 1) ofNames.add(joinWords(name.flatMap((group) => group.words)));
  }
  const ofMain = new Set(ofNames);
  const addToMain = (form: string) => ofMain.add(form);
  await withPauses(listGroupForms(keywords, stemmer, true), addToMain);
  await withPauses(listGroupForms(first, stemmer, false), addToMain);
  for (const form of await listFrequent(text, stemmer)) ofMain.add(form);
  await withPauses(ofNames, (form) => add(ZONES.names + form));
  await withPauses(ofMain, (form) => add(ZONES.main + form));
  await withPauses(listGroupForms(text, stemmer, false), (form) => {
    if (!ofMain.has(form)) add(ZONES.rest + form);
  });
  const spoken = [...names.flat(), ...keywords, ...first].flatMap((group) => group.words);
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
async function listFrequent(text: readonly WordGroup[], stemmer: Stemmer): Promise<string[]> {
  const counts = new Map<string, [word: Word, count: number]>();
  await withPauses(eachWord(text), (word) => {
    if (word.isUnspaced || stemmer.isStopWord(word.lower)) return;
    const [stem = word.folded] = stemmer.stemsOf(word.lower);
    const found = counts.get(stem);
    if (found) found[1] += 1;
    else counts.set(stem, [word, 1]);
  });
  return [...counts].flatMap(([stem, [word, count]]) => (count >= FREQUENT ? [stem, word.folded] : []));
}

function* eachWord(groups: readonly WordGroup[]): Iterable<Word> {
  for (const { words } of groups) yield* words;
}
