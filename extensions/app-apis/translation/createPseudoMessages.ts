import type { LanguageMessages } from '#sdk';

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';
const accents = new Map(Array.from(plain, (letter, index) => [letter, accented[index] ?? letter]));

/** Parts that are not changed: placeholders and references to other messages. */
const fixedParts = /(\{\{[^{}]*\}\}|\$t\([^()]*\))/;
const letters = /\p{L}/gu;

/** Typical extra length of translations from English. */
const growth = 0.3;
const wordLength = 6;

/** Wraps a message in right-to-left marks. */
const turn = { mark: '\u200F', open: '\u202E', close: '\u202C' };

/**
 * Creates messages that look foreign but are readable English, so that texts outside of bundles stand out. `accented`
 * adds accents, a third more length, and brackets that show truncation. `mirrored` sets the text from right to left.
 */
export function createPseudoMessages(
  messages: LanguageMessages,
  form: 'accented' | 'mirrored',
): LanguageMessages {
  const change = form === 'accented' ? printAccented : printMirrored;
  const changed = Object.entries(messages).map(([key, message]) => [
    key,
    message === null ? null : change(message),
  ]);
  return Object.fromEntries(changed);
}

function printAccented(message: string): string {
  return `⟦${mapText(message, addAccents)}${padding(message)}⟧`;
}

function printMirrored(message: string): string {
  const turned = mapText(message, (text) => text.replace(/\S(?:.*\S)?/s, `${turn.open}$&${turn.close}`));
  return turn.mark + turned + turn.mark;
}

function mapText(message: string, change: (text: string) => string): string {
  const parts = message.split(fixedParts);
  return parts.map((part, index) => (index % 2 === 0 ? change(part) : part)).join('');
}

function addAccents(text: string): string {
  return Array.from(text, (letter) => accents.get(letter) ?? letter).join('');
}

/** Returns words of tildes, so that longer messages still wrap. */
function padding(message: string): string {
  const written = message.replaceAll(new RegExp(fixedParts, 'g'), '');
  let left = Math.ceil((written.match(letters)?.length ?? 0) * growth);
  let words = '';
  for (; left > 0; left -= wordLength) words += ` ${'~'.repeat(Math.min(left, wordLength))}`;
  return words;
}
