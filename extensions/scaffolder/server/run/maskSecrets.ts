import type { JsonValue } from '#model';
import { createTextFinder, SHORTEST_TEXT, type FindText } from './findTexts';

/** Replaces secrets in texts. */
export interface SecretMask {
  text(text: string): string;
  /** Masks all texts and numbers of a value, also its keys, except those that `known` has. */
  value<T extends JsonValue>(value: T, known?: JsonValue): T;
  /** Hides further secrets from now on. */
  add(secrets: Iterable<string>): void;
}

const MASK = '***';
/** Shorter secrets and parts of secrets also occur in unrelated texts. */
const MIN_PART = 6;

/** Whether a secret is long enough to be found in texts. An empty one needs no mask. */
export function isMaskable(secret: string): boolean {
  return secret.trim() === '' || secret.length >= SHORTEST_TEXT;
}

/**
 * Creates a mask for secrets. It also finds them encoded for JSON, URLs, HTML and Base64, also as part of a longer encoded text, and
 * the single lines of long secrets such as keys. Secrets that are not maskable are left out.
 */
export function createSecretMask(secrets: Iterable<string>): SecretMask {
  const texts = new Set<string>();
  let find: FindText | undefined;
  let findEncoded: FindText | undefined;
  const add = (added: Iterable<string>): void => {
    const before = texts.size;
    for (const secret of added)
      if (secret.trim() !== '' && isMaskable(secret)) for (const part of listParts(secret)) texts.add(part);
    if (texts.size === before) return;
    const encoded = [...texts].flatMap(listBase64);
    find = createTextFinder([...[...texts].flatMap(listForms), ...encoded]);
    findEncoded = createTextFinder(encoded);
  };
  add(secrets);
  const maskText = (text: string): string => {
    const masked = find ? maskFound(text, find) : text;
    return findEncoded && masked.includes('\n') ? maskBroken(masked, findEncoded) : masked;
  };
  const maskValue = (value: JsonValue, known: ReadonlySet<string>): JsonValue => {
    if (typeof value === 'string') return maskText(value);
    if (typeof value === 'number') return maskText(String(value)) === String(value) ? value : MASK;
    if (Array.isArray(value)) return value.map((item) => maskValue(item, known));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        known.has(key) ? key : maskText(key),
        item === undefined ? item : maskValue(item, known),
      ]),
    );
  };
  return {
    add,
    text: maskText,
    value: <T extends JsonValue>(value: T, known: JsonValue = null) =>
      maskValue(value, new Set(listKeys(known))) as T,
  };
}

function listKeys(value: JsonValue): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap((item) => (item === undefined ? [] : listKeys(item)))];
}

function maskFound(text: string, find: FindText): string {
  let masked = '';
  let end = 0;
  for (let found = find(text, 0); found; found = find(text, found.end)) {
    masked += text.slice(end, found.start) + MASK;
    end = found.end;
  }
  return end === 0 ? text : masked + text.slice(end);
}

/** Masks a text also where line breaks interrupt it, such as those of Base64 in mails and certificates. */
function maskBroken(text: string, find: FindText): string {
  const joined = text.replaceAll(/[\r\n]+/g, '');
  const isBreak = (place: number): boolean => text[place] === '\n' || text[place] === '\r';
  let [place, characters] = [0, 0];
  /** Returns the place in the text of a character of the joined text. Each call must be for a later one. */
  const placeOf = (index: number): number => {
    for (; characters < index || isBreak(place); place += 1) if (!isBreak(place)) characters += 1;
    return place;
  };
  let masked = '';
  let end = 0;
  for (let found = find(joined, 0); found; found = find(joined, found.end)) {
    masked += text.slice(end, placeOf(found.start)) + MASK;
    end = placeOf(found.end - 1) + 1;
  }
  return end === 0 ? text : masked + text.slice(end);
}

function listParts(secret: string): string[] {
  return [secret, ...secret.split(/\r?\n/).filter((line) => line.length >= MIN_PART)];
}

/** How a text appears in other texts. */
function listForms(text: string): string[] {
  const html = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
  return [
    text,
    escapeJson(text),
    // JSON in JSON.
    escapeJson(escapeJson(text)),
    html,
    html.replaceAll("'", '&#39;'),
    html.replaceAll("'", '&#x27;'),
    ...listPercentCoded(text),
  ];
}

function escapeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** The percent codes of a text. Encoders differ in which characters they leave, and in the case of their codes. */
function listPercentCoded(text: string): string[] {
  const usual = encodeURIComponent(Buffer.from(text).toString());
  const strict = usual.replace(
    /[!'()*~]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const forms = [usual, strict.replaceAll('%7E', '~'), strict, strict.replaceAll('%2A', '*')];
  return forms
    .flatMap((form) => [form, form.replaceAll('%20', '+')])
    .flatMap((form) => [form, form.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase())]);
}

/** How a text appears in Base64, at each of its three positions relative to the groups of three bytes. */
function listBase64(text: string): string[] {
  const bytes = Buffer.from(text);
  return [0, 1, 2].flatMap((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    // The first and the last characters also depend on the bytes around the text.
    const start = before === 0 ? 0 : before + 1;
    const end = (before + bytes.length) % 3 === 0 ? encoded.length : encoded.length - 1;
    const part = encoded.slice(start, end);
    if (part.length < MIN_PART) return [];
    return [part, part.replaceAll('+', '-').replaceAll('/', '_')];
  });
}
