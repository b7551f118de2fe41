import { formatNumber } from './formatNumber';

type Options = Record<string, string | number | boolean>;

type Formatter = (value: unknown, language: string, options: Options, argument: string) => string;

const formatters: Readonly<Record<string, Formatter>> = {
  number: (value, language, options) =>
    Object.keys(options).length > 0
      ? new Intl.NumberFormat(language, options).format(Number(value))
      : formatNumber(Number(value), language),
  currency: (value, language, options, currency) =>
    new Intl.NumberFormat(language, { currency, ...options, style: 'currency' }).format(Number(value)),
  datetime: (value, language, options) =>
    new Intl.DateTimeFormat(language, options).format(
      value instanceof Date ? value : new Date(String(value)),
    ),
  relativetime: (value, language, options, unit) =>
    new Intl.RelativeTimeFormat(language, options).format(
      Number(value),
      (unit || 'day') as Intl.RelativeTimeFormatUnit,
    ),
  list: (value, language, options) =>
    new Intl.ListFormat(language, options).format(Array.isArray(value) ? value.map(String) : [String(value)]),
};

/**
 * Formats a value: `number(maximumFractionDigits: 1)`, `datetime`, `currency(EUR)`, `relativetime(hour)` or `list`. If the format
 * is unknown or does not apply to the value, converts the value to a string.
 */
export function formatValue(value: unknown, format: string, language: string): string {
  const [, name = '', list = ''] = /^(\w+)\s*(?:\((.*)\))?$/s.exec(format.trim()) ?? [];
  const formatter = Object.hasOwn(formatters, name) ? formatters[name] : undefined;
  const { options, argument } = parseOptions(list);
  try {
    return formatter?.(value, language, options, argument) ?? String(value);
  } catch {
    return String(value);
  }
}

/** `name: value; name: value`, or a single word. */
function parseOptions(list: string): { options: Options; argument: string } {
  const parts = list.split(';').map((part) => part.split(':').map((half) => half.trim()));
  const options: Options = {};
  for (const [name = '', value] of parts) if (value !== undefined) options[name] = parseOption(value);
  return { options, argument: parts[0]?.length === 1 ? (parts[0][0] ?? '') : '' };
}

function parseOption(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text.replace(/^'(.*)'$/, '$1');
}
