import { foldWord, spellOutUmlauts } from '../words';

/** Blocks with letters that have accents: Latin, Greek and Cyrillic. */
const BLOCKS: ReadonlyArray<readonly [first: number, last: number]> = [
  [0xc0, 0x24f],
  [0x370, 0x52f],
  [0x1e00, 0x1fff],
];
/** The letters that are written for one or two letters without accents: `à` and `À` for `a`, `ß` for `ss`. */
const VARIANTS = listVariants();
/** A word starts here: not within a word, or at one of the words of an identifier. */
const START = String.raw`(?:(?<![\p{L}\p{M}])|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]))`;
/** Accents and the separators of an identifier, which can be between the letters of a word. */
const BETWEEN = String.raw`[\u0300-\u036F/._@:'’\-]*`;

/**
 * Creates an expression that matches near the places of words, in any case and with any accents. Words without spaces between
 * them can be anywhere.
 */
export function createPattern(words: readonly string[], unspaced: readonly string[]): RegExp {
  const spaced = [...new Set(words)].filter((word) => word !== '').map(printWord);
  const parts = [
    ...(spaced.length === 0 ? [] : [`${START}(?:${spaced.join('|')})`]),
    ...unspaced.map((word) => word.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)),
  ];
  return new RegExp(parts.length === 0 ? '(?!)' : parts.join('|'), 'gu');
}

function printWord(word: string): string {
  const letters = Array.from(word);
  const printed: string[] = [];
  for (let at = 0; at < letters.length; at += 1) {
    const [letter = '', next] = letters.slice(at);
    const both = next === undefined ? undefined : VARIANTS.get(letter + next);
    if (next === undefined || both === undefined) printed.push(printLetter(letter));
    else {
      printed.push(`(?:${printLetter(letter)}${BETWEEN}${printLetter(next)}|[${both}])`);
      at += 1;
    }
  }
  return printed.join(BETWEEN);
}

function printLetter(letter: string): string {
  const upper = letter.toUpperCase();
  const isOne = Array.from(upper).length === 1;
  const letters = `${letter}${isOne ? upper : ''}${VARIANTS.get(letter) ?? ''}`;
  return `[${letters.replaceAll(/[[\\\]^-]/g, String.raw`\$&`)}]`;
}

function listVariants(): ReadonlyMap<string, string> {
  const variants = new Map<string, string>();
  for (const [first, last] of BLOCKS) {
    for (let code = first; code <= last; code += 1) {
      const letter = String.fromCodePoint(code);
      if (!/\p{L}/u.test(letter)) continue;
      for (const plain of new Set([foldWord(letter), spellOutUmlauts(letter) ?? '']))
        if (plain !== '' && plain !== letter) variants.set(plain, (variants.get(plain) ?? '') + letter);
    }
  }
  return variants;
}
