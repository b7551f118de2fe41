import type { JsonValue } from '#model';

/** Replaces secrets in texts. */
export interface SecretMask {
  text(text: string): string;
  /** Masks all texts of a value, also its keys. */
  value<T extends JsonValue>(value: T): T;
}

const MASK = '***';
/** Shorter parts of a secret also occur in unrelated texts. */
const MIN_PART = 6;

/**
 * Creates a mask for secrets. It also finds them encoded for JSON, URLs, HTML and Base64, also as part of a longer encoded text, and
 * the single lines of long secrets such as keys.
 */
export function createSecretMask(secrets: Iterable<string>): SecretMask {
  const forms = [...new Set([...secrets].flatMap(listForms))].toSorted(
    (one, other) => other.length - one.length,
  );
  if (forms.length === 0) return { text: (text) => text, value: (value) => value };
  const escaped = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`));
  const pattern = new RegExp(escaped.join('|'), 'g');
  const maskText = (text: string): string => text.replace(pattern, MASK);
  const maskValue = (value: JsonValue): JsonValue => {
    if (typeof value === 'string') return maskText(value);
    if (Array.isArray(value)) return value.map(maskValue);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        maskText(key),
        item === undefined ? item : maskValue(item),
      ]),
    );
  };
  return { text: maskText, value: <T extends JsonValue>(value: T) => maskValue(value) as T };
}

function listForms(secret: string): string[] {
  if (secret.trim() === '') return [];
  const lines = secret.split(/\r?\n/).filter((line) => line.length >= MIN_PART);
  return [secret, ...lines].flatMap((text) => [
    text,
    JSON.stringify(text).slice(1, -1),
    encodeURIComponent(Buffer.from(text).toString()),
    encodeURIComponent(Buffer.from(text).toString()).replaceAll('%20', '+'),
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
    ...listBase64(text),
  ]);
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
