import type { Random } from './random';

const typos: ReadonlyArray<(word: string, at: number) => string> = [
  // A missing letter, a doubled letter, two swapped letters, a wrong letter.
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  (word, at) => word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + (word.charAt(at) === 'e' ? 'r' : 'e') + word.slice(at + 1),
];

/** Misspells a word. The result is never a word in `taken`. Returns `undefined` for words that are too short. */
export function misspell(word: string, random: Random, taken: ReadonlySet<string>): string | undefined {
  const letters = [...word.matchAll(/[A-Za-z]/g)].map(({ index }) => index).filter((at) => at > 0);
  if (letters.length < 2) return undefined;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const written = random.pick(typos)(word, random.pick(letters));
    if (written !== word && !taken.has(written)) return written;
  }
  return undefined;
}
