import type { ShownText } from './readTexts';

/** A word without accents. Texts in the pseudo-language have accents on all letters. */
const plainWord = /[A-Za-z]{2,}/;

/**
 * Finds hard-coded texts on a page in the pseudo-language. Data from the catalog or the configuration may appear anywhere, but
 * only as a whole.
 */
export function findUntranslated(texts: readonly ShownText[], data: ReadonlySet<string>): ShownText[] {
  const longestFirst = [...data].toSorted((a, b) => b.length - a.length);
  return texts.filter(({ text }) => plainWord.test(text) && plainWord.test(withoutData(text, longestFirst)));
}

function withoutData(text: string, longestFirst: readonly string[]): string {
  let left = text;
  for (const value of longestFirst) {
    for (let at = left.indexOf(value); at >= 0; at = left.indexOf(value, at + 1)) {
      if (isLetter(left[at - 1]) || isLetter(left[at + value.length])) continue;
      left = `${left.slice(0, at)} ${left.slice(at + value.length)}`;
    }
  }
  return left;
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[A-Za-z]/.test(character);
}

/** Collects all strings in a value, including keys of objects. */
export function collectStrings(value: unknown, into: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string' && plainWord.test(value)) into.add(value.trim());
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (!Array.isArray(value) && plainWord.test(key)) into.add(key);
      collectStrings(inner, into);
    }
  }
  return into;
}
