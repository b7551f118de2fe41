import { replaceLetters } from '#model';

/** A text without case, accents and separators, for matching. */
export interface FoldedText {
  /** The letters and digits, in lower case and without accents. */
  text: string;
  /** For each character of `text`, its position in the original. */
  positions: readonly number[];
  /** The positions in `text` at which words start, in order. Camel case and digits start words, too. */
  starts: readonly number[];
  /** A bit for each letter that occurs, to rule out most texts without a comparison. */
  letters: number;
}

const plain = /[a-z0-9]/;
const wordCharacter = /[\p{L}\p{N}\p{M}]/u;
const marks = /\p{M}/gu;

/** Folds a text, so that `Übersicht`, `ubersicht` and `über-sicht` match each other, and `strasse` finds `Straße`. */
export function foldText(original: string): FoldedText {
  let text = '';
  let letters = 0;
  const positions: number[] = [];
  const starts: number[] = [];
  let before: CharacterKind = 'separator';
  let position = 0;
  for (const character of original) {
    const kind = kindOf(character);
    if (kind !== 'separator') {
      if (startsWord(before, kind)) starts.push(text.length);
      for (const folded of foldCharacter(character)) {
        text += folded;
        letters |= bitOf(folded);
        for (let unit = 0; unit < folded.length; unit += 1) positions.push(position);
      }
    }
    before = kind;
    position += character.length;
  }
  return { text, positions, starts, letters };
}

/** Returns the bit of a letter. Different letters can have the same bit. */
function bitOf(letter: string): number {
  return 1 << (letter.charCodeAt(0) % 32);
}

type CharacterKind = 'separator' | 'lower' | 'upper' | 'digit';

function kindOf(character: string): CharacterKind {
  if (character >= 'a' && character <= 'z') return 'lower';
  if (character >= '0' && character <= '9') return 'digit';
  if (character >= 'A' && character <= 'Z') return 'upper';
  if (character < '\u0080' || !wordCharacter.test(character)) return 'separator';
  return character === character.toLowerCase() ? 'lower' : 'upper';
}

function startsWord(before: CharacterKind, now: CharacterKind): boolean {
  if (before === 'separator') return true;
  return before !== now && (now === 'digit' || (before === 'lower' && now === 'upper'));
}

function foldCharacter(character: string): string {
  const lower = character.toLowerCase();
  return plain.test(lower) ? lower : replaceLetters(lower.normalize('NFKD').replace(marks, ''));
}
