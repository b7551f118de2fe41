/** Letters that decomposition does not separate into a letter and a mark, in lower case, and how they are written without them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Replaces letters such as `ß` and `ł` by those without marks: `straße` is `strasse`. The text must be in lower case. */
export function replaceLetters(text: string): string {
  return text.replaceAll(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter);
}
