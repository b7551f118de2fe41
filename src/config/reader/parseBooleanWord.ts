const trueWords = new Set(['true', 't', 'yes', 'y', 'on', '1']);
const falseWords = new Set(['false', 'f', 'no', 'n', 'off', '0']);

/** Parses a boolean as Backstage does. Returns `undefined` for any other text. */
export function parseBooleanWord(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  if (trueWords.has(word)) return true;
  return falseWords.has(word) ? false : undefined;
}
