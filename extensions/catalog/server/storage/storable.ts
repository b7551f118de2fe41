/** Characters that a database text cannot contain: NUL, and unpaired surrogates. */
const UNSTORABLE = /[\0\p{Surrogate}]/gu;

/** Replaces characters that a database text cannot contain. Documents don't need this, because JSON escapes them. */
export function storable(text: string): string {
  return text.replaceAll(UNSTORABLE, '\ufffd');
}
