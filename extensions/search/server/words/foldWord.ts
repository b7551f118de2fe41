import { replaceLetters } from '#model';

/** Returns a word in lower case and without accents: `Größe` as `grosse`. */
export function foldWord(word: string): string {
  if (/^[\dA-Za-z]+$/.test(word)) return word.toLowerCase();
  const folded = word
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();
  return replaceLetters(folded).normalize('NFC');
}

/** Returns a word in the spelling without umlauts, `Größe` as `groesse`, or `undefined` if it has none. */
export function spellOutUmlauts(word: string): string | undefined {
  if (/^[\dA-Za-z]+$/.test(word)) return undefined;
  const lower = word.normalize('NFC').toLowerCase();
  if (!/[äöü]/.test(lower)) return undefined;
  return foldWord(lower.replaceAll(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter));
}
