import type { TextTranslator } from './createTranslationFunction';
import { formatValue } from './formatValue';

/** Messages of one language. */
export interface LanguageLayer {
  language: string;
  messages: Readonly<Record<string, string | undefined>>;
}

type Values = Record<string, unknown>;

const PLACEHOLDER = /\{\{\s*([^{},]+?)\s*(?:,\s*([^{}]+?)\s*)?\}\}/g;
const NESTED = /\$t\(\s*([^(),]+?)\s*\)/g;
const MAX_DEPTH = 5;

/**
 * Creates a function that returns the text of a message, from the first language with the key. `{{name}}` inserts a value,
 * `{{name, format}}` formats it, and `$t(key)` inserts another message. `count` selects a plural form and `context` a variant,
 * with the same suffixes as i18next.
 */
export function createTextTranslator(layers: readonly LanguageLayer[]): TextTranslator {
  function translate(key: string, values: Values, depth: number): string {
    for (const { language, messages } of layers) {
      const message = findMessage(messages, key, values, language);
      if (message !== undefined) return fill(message, values, language, depth);
    }
    return key;
  }

  function fill(message: string, values: Values, language: string, depth: number): string {
    // Nested messages first, so that values cannot contain commands.
    const whole =
      depth < MAX_DEPTH
        ? message.replaceAll(NESTED, (_call, key: string) => protect(translate(key, values, depth + 1)))
        : message;
    return whole
      .replaceAll(PLACEHOLDER, (placeholder, name: string, format: string | undefined) =>
        resolvePlaceholder(placeholder, name, format, values, language),
      )
      .replaceAll(OPEN, '{{');
  }

  return (key, values) => translate(key, values, 0);
}

/** Escapes braces in a nested message, because its values are already inserted. */
const OPEN = '\u0001{';

function protect(text: string): string {
  return text.replaceAll('{{', OPEN);
}

function resolvePlaceholder(
  placeholder: string,
  name: string,
  format: string | undefined,
  values: Values,
  language: string,
): string {
  const value = readValue(values, name);
  if (value === undefined || value === null) return value === null ? '' : placeholder;
  if (format !== undefined) return formatValue(value, format, language);
  return formatValue(value, name === 'count' && typeof value === 'number' ? 'number' : '', language);
}

function readValue(values: Values, path: string): unknown {
  if (Object.hasOwn(values, path)) return values[path];
  let value: unknown = values;
  for (const part of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Values)[part];
  }
  return value;
}

/** Returns the most specific variant of a key: by context and count, by count, by context, or the key itself. */
function findMessage(
  messages: LanguageLayer['messages'],
  key: string,
  { count, context, ordinal }: Values,
  language: string,
): string | undefined {
  const plurals = typeof count === 'number' ? listPluralSuffixes(count, language, ordinal === true) : [];
  const contexts = typeof context === 'string' && context !== '' ? [`_${context}`] : [];
  const suffixes = [
    ...contexts.flatMap((one) => plurals.map((plural) => one + plural)),
    ...plurals,
    ...contexts,
    '',
  ];
  const found = suffixes.map((suffix) => key + suffix).find((form) => Object.hasOwn(messages, form));
  return found === undefined ? undefined : messages[found];
}

function listPluralSuffixes(count: number, language: string, ordinal: boolean): string[] {
  const rule = findRules(language, ordinal ? 'ordinal' : 'cardinal').select(count);
  const prefix = ordinal ? '_ordinal_' : '_';
  return count === 0 ? [`${prefix}zero`, prefix + rule] : [prefix + rule];
}

/** Creating rules takes longer than using them. */
const rules = new Map<string, Intl.PluralRules>();

function findRules(language: string, type: Intl.PluralRuleType): Intl.PluralRules {
  const key = `${type} ${language}`;
  const found = rules.get(key) ?? new Intl.PluralRules(language, { type });
  rules.set(key, found);
  return found;
}
