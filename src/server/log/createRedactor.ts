/** Removes secrets from a text. */
export type Redactor = (text: string) => string;

const MASK = '***';
/** Redacting shorter values would damage ordinary words. */
const MIN_SECRET_LENGTH = 6;

/**
 * Redacts the given secrets in all encodings (plain, URL, JSON, base64), and values that are secret by their
 * position: bearer tokens and passwords in URLs.
 */
export function createRedactor(secrets: readonly string[]): Redactor {
  const forms = [...new Set(secrets.filter((secret) => secret.length >= MIN_SECRET_LENGTH).flatMap(formsOf))];
  // Longest first, because one form can contain another.
  forms.sort((a, b) => b.length - a.length);
  return (text) =>
    forms
      .reduce((masked, form) => masked.replaceAll(form, MASK), text)
      .replace(/(Bearer\s+)[\w.~+/=-]{8,}/gi, `$1${MASK}`)
      .replace(/(:\/\/[^\s:/@]*:)[^\s@/]+@/g, `$1${MASK}@`);
}

function formsOf(secret: string): string[] {
  const base64 = Buffer.from(secret).toString('base64');
  return [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    base64,
    base64.replace(/=+$/, ''),
    Buffer.from(secret).toString('base64url'),
  ];
}
