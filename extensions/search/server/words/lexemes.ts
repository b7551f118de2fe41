import { listBigrams, type Word } from './splitWords';

/**
 * Where a word occurs, as a prefix of its entries in the index, so that one index finds documents by how well they match. The main
 * words contain those of names.
 */
export const ZONES = {
  /** A whole name or title, joined to one word. */
  whole: 'w/',
  /** Words of names and titles. */
  names: 'n/',
  /** Keywords, the first words of the text, and words that are frequent in it. */
  main: 'm/',
  /** All other words. */
  rest: '',
} as const;

/** Longer values cannot be filtered by. */
const MAX_VALUE = 300;
/** PostgreSQL limits an entry to 2,047 bytes. */
const MAX_BYTES = 2_000;

/** The entry of a document's type. */
export function createTypeLexeme(type: string): string {
  return `y/${type}`;
}

/** The entry of a field's value, which filters compare in any case. `undefined` if it is too long. */
export function createFieldLexeme(field: string, value: string): string | undefined {
  const lexeme = `f/${field}/${value.toLowerCase()}`;
  return value.length > MAX_VALUE || Buffer.byteLength(lexeme) > MAX_BYTES ? undefined : lexeme;
}

/** An entry that no document has. */
export const NO_LEXEME = 'f/';

/** The entries of a word: itself, or for a word without spaces its pairs of characters. */
export function listForms({ folded, isUnspaced }: Word): string[] {
  return isUnspaced ? listBigrams(folded) : [folded];
}

/** Prints an entry for `tsvector` and `tsquery`. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', String.raw`\\`).replaceAll("'", "''")}'`;
}
