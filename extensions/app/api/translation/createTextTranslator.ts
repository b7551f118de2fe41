import type { TextTranslator } from '#sdk';
import { formatValue } from './formatValue';

/** Messages of one language. */
export interface LanguageLayer {
  language: string;
  messages: Readonly<Record<string, string | undefined>>;
}

type Values = Record<string, unknown>;

const PLACE = /\{\{\s*([^{},]+?)\s*(?:,\s*([^{}]+?)\s*)?\}\}/g;
const NESTED = /\$t\(\s*([^(),]+?)\s*\)/g;
const DEEPEST = 5;

/**
 * Creates the text of messages: the first language that has a key says it. `{{name}}` takes a value, `{{name, format}}`
 * formats it, `$t(key)` takes another message; `count` chooses among the plural forms of the language, and `context`
 * among the forms of a key, by the endings that i18next uses.
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
    // Nested messages first: what stands in a value is text and never a command.
    const whole =
      depth < DEEPEST
        ? message.replaceAll(NESTED, (_call, key: string) => protect(translate(key, values, depth + 1)))
        : message;
    return whole
      .replaceAll(PLACE, (place, name: string, format: string | undefined) =>
        printPlace(place, name, format, values, language),
      )
      .replaceAll(OPEN, '{{');
  }

  return (key, values) => translate(key, values, 0);
}

/** A nested message is filled already; a brace that a value brought along must not be filled again. */
const OPEN = '\u0001{';

function protect(text: string): string {
  return text.replaceAll('{{', OPEN);
}

function printPlace(
  place: string,
  name: string,
  format: string | undefined,
  values: Values,
  language: string,
): string {
  const value = readValue(values, name);
  if (value === undefined || value === null) return value === null ? '' : place;
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

/** The most special form of a key that is there: by context and count, by count, by context, or the key itself. */
function findMessage(
  messages: LanguageLayer['messages'],
  key: string,
  { count, context, ordinal }: Values,
  language: string,
): string | undefined {
  const plurals = typeof count === 'number' ? pluralEndings(count, language, ordinal === true) : [];
  const contexts = typeof context === 'string' && context !== '' ? [`_${context}`] : [];
  const endings = [
    ...contexts.flatMap((one) => plurals.map((plural) => one + plural)),
    ...plurals,
    ...contexts,
    '',
  ];
  const found = endings.map((ending) => key + ending).find((form) => Object.hasOwn(messages, form));
  return found === undefined ? undefined : messages[found];
}

function pluralEndings(count: number, language: string, ordinal: boolean): string[] {
  const rule = new Intl.PluralRules(language, { type: ordinal ? 'ordinal' : 'cardinal' }).select(count);
  const prefix = ordinal ? '_ordinal_' : '_';
  return count === 0 ? [`${prefix}zero`, prefix + rule] : [prefix + rule];
}
