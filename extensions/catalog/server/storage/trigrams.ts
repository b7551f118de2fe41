/** Shorter words have no trigrams. */
export const GRAM_LENGTH = 3;

/**
 * Returns the distinct trigrams of a text as 32-bit numbers. A text that contains a word has all trigrams of the
 * word. The reverse is likely but not certain, so index matches must be checked.
 */
export function resolveTrigrams(text: string): number[] {
  const grams = new Set<number>();
  for (let at = 0; at + GRAM_LENGTH <= text.length; at += 1) {
    const packed = Math.imul(Math.imul(text.charCodeAt(at), 65_599) + text.charCodeAt(at + 1), 65_599);
    grams.add((packed + text.charCodeAt(at + 2)) | 0);
  }
  return [...grams];
}
