/** What a database text cannot hold: the zero character, and half of a surrogate pair. */
const UNSTORABLE = /[\0\p{Surrogate}]/gu;

/** The text as a database can hold it. Documents need this not, since JSON writes such characters as escapes. */
export function storable(text: string): string {
  return text.replaceAll(UNSTORABLE, '\ufffd');
}
