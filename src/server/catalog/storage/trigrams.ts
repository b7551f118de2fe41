/** Words shorter than this have no trigram to be looked up by. */
export const GRAM_LENGTH = 3;

/**
 * The distinct trigrams of a text as 32-bit numbers. A text holds a word only if it has all trigrams of the word; the other way
 * round is likely but not sure, so what an index of trigrams finds must be looked at again.
 */
export function resolveTrigrams(text: string): number[] {
  const grams = new Set<number>();
  for (let at = 0; at + GRAM_LENGTH <= text.length; at += 1) {
    const packed = Math.imul(Math.imul(text.charCodeAt(at), 65_599) + text.charCodeAt(at + 1), 65_599);
    grams.add((packed + text.charCodeAt(at + 2)) | 0);
  }
  return [...grams];
}
