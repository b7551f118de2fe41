import { findCandidates } from '#diagnostics';

const words: { readonly [word in string]: boolean } = {
  yes: true,
  on: true,
  y: true,
  enabled: true,
  enable: true,
  '1': true,
  no: false,
  off: false,
  n: false,
  disabled: false,
  disable: false,
  '0': false,
};

/** Whether a value is a boolean or a word that means one, without a misspelling. */
export function isSwitchWord(value: unknown): boolean {
  return (
    typeof value === 'boolean' ||
    /^(true|false)$/i.test(String(value)) ||
    Object.hasOwn(words, String(value).trim().toLowerCase())
  );
}

/** Reads values such as `yes`, `off`, `1` or a misspelled `true` as a boolean; `undefined` for anything else. */
export function readSwitch(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const word = String(value).trim().toLowerCase();
  if (Object.hasOwn(words, word)) return words[word];
  const [nearest] = findCandidates(word, ['true', 'false']);
  return nearest === undefined ? undefined : nearest === 'true';
}
