import type { JsonValue } from '#model';
import { isMaskable } from './maskSecrets';

/** The first character of a range without letters, which templates therefore do not change or compare. */
const FIRST = 0xe000;
const CHARACTERS = 64;
/** Longer texts would make the mask slow. The secrets in them are hidden nevertheless. */
const MAX_LENGTH = 10_000;

/** Returns other secrets with the same names and lengths. */
export function createStandIns(secrets: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(secrets).map(([name, secret]) => [
      name,
      Array.from({ length: secret.length }, (_, index) =>
        String.fromCharCode(FIRST + (index % CHARACTERS)),
      ).join(''),
    ]),
  );
}

/**
 * Returns the texts that a template has made of secrets, such as a reversed one: those which differ if the same template is rendered
 * with other secrets.
 */
export function listMadeOfSecrets(rendered: JsonValue, withStandIns: JsonValue | undefined): string[] {
  if (typeof rendered === 'string' || typeof rendered === 'number') {
    const made = listDifference(String(rendered), withStandIns);
    return made.trim() !== '' && isMaskable(made) && made.length <= MAX_LENGTH ? [made] : [];
  }
  if (typeof rendered !== 'object' || rendered === null) return [];
  const others = (typeof withStandIns === 'object' ? withStandIns : null) as Record<string, JsonValue> | null;
  return Object.entries(rendered).flatMap(([key, part]) =>
    part === undefined ? [] : listMadeOfSecrets(part, others?.[key]),
  );
}

/** Returns the part of a text between its first and its last difference from another one. */
function listDifference(text: string, other: JsonValue | undefined): string {
  if (typeof other !== 'string' && typeof other !== 'number') return text;
  const changed = String(other);
  const limit = Math.min(text.length, changed.length);
  let start = 0;
  while (start < limit && text[start] === changed[start]) start += 1;
  let end = 0;
  while (end < limit - start && text.at(-1 - end) === changed.at(-1 - end)) end += 1;
  return text.slice(start, text.length - end);
}
