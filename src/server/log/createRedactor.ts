/** Takes secrets out of a text. */
export type Redactor = (text: string) => string;

const MASK = '***';
/** Shorter values would tear holes into ordinary words. */
const SHORTEST = 6;

/**
 * Knows the given secrets in every form in which they travel (as they are, URL-encoded, in JSON, in base64), and those that
 * tell by their place: bearer tokens and passwords in addresses.
 */
export function createRedactor(secrets: readonly string[]): Redactor {
  const forms = [...new Set(secrets.filter((secret) => secret.length >= SHORTEST).flatMap(formsOf))];
  // The longest first: a form may be part of another.
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
