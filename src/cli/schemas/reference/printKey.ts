import { listAlternatives } from '../editor/listAlternatives';
import type { JsonSchema } from '#config/schema';
import { code, codes } from './markdown';

const names: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
  object: 'map',
  null: 'nothing',
};

const lists: Readonly<Record<string, string>> = {
  string: 'list of strings',
  number: 'list of numbers',
  object: 'list of maps',
};

/** Prints the type of a value in words. */
export function printType(schema: JsonSchema): string {
  if (typeof schema['$ref'] === 'string') return 'predicate';
  const forms = listAlternatives(schema);
  if (forms.length > 1 && typeof schema['wanted'] === 'string') return schema['wanted'].replace(/^an? /, '');
  const words = forms.flatMap((form) => form.enum ?? []).map(String);
  const types = forms.filter((form) => !form.enum).map(printForm);
  return [...new Set([...types, ...(words.length > 0 ? [codes(words, 'or')] : [])])].join(', or ');
}

function printForm({ type, items, minimum, maximum }: JsonSchema): string {
  if (type === 'array') return (items && lists[String(items.type)]) ?? 'list';
  const limits = [
    typeof minimum === 'number' && minimum > Number.MIN_SAFE_INTEGER ? `from ${minimum}` : '',
    typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER ? `to ${maximum}` : '',
  ].join(' ');
  return `${names[String(type)] ?? 'anything'} ${limits}`.trim();
}

/** Prints the default as YAML on one line. */
export function printDefault({ default: fallback }: JsonSchema): string {
  return fallback === undefined ? '' : code(printFlow(fallback));
}

function printFlow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printFlow).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([key, part]) => `${key}: ${printFlow(part)}`)
    .join(', ')} }`;
}
