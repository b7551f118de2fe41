import { type ConfigPath, findCandidates, isRecord } from '#diagnostics';

import { type JsonSchema, listAlternatives } from '../config/jsonSchemas';
import { chooseShape, itemSchema, keySchema, listPropertyNames } from '../config/schemaAt';
import { readAt } from './edits';
import { readSwitch } from './readSwitch';

/** A change of a config that may fix it. */
export type ConfigChange =
  | { kind: 'write'; path: ConfigPath; value: unknown }
  | { kind: 'rename'; path: ConfigPath; key: string }
  | { kind: 'nest'; path: ConfigPath };

// Limits the search: a union of many kinds of maps allows too many changes to try.
const mostChanges = 60;

/**
 * Lists changes that may make a value match its schema, most likely first: of the value itself, then of the values in it.
 */
export function listChanges(schema: JsonSchema, value: unknown, path: ConfigPath): ConfigChange[] {
  const changes: ConfigChange[] = [];
  const waiting: Array<{ schema: JsonSchema; value: unknown; path: ConfigPath }> = [{ schema, value, path }];
  for (const at of waiting) {
    if (changes.length > mostChanges) break;
    for (const alternative of listAlternatives(at.schema, schema)) {
      for (const changed of convert(alternative, at.value, schema))
        changes.push({ kind: 'write', path: at.path, value: changed });
    }
    if (Array.isArray(at.value)) {
      at.value.forEach((item: unknown, index) => {
        const below = itemSchema(at.schema, schema, index);
        if (below) waiting.push({ schema: below, value: item, path: [...at.path, index] });
      });
    } else if (isRecord(at.value)) {
      const shape = chooseShape(at.schema, schema, at.value);
      if (!shape) continue;
      changes.push(...listRenames(shape, at.value, at.path));
      for (const [key, child] of Object.entries(at.value)) {
        const below = keySchema(shape, key);
        if (below) waiting.push({ schema: below, value: child, path: [...at.path, key] });
      }
    }
  }
  return changes;
}

/** Lists maps on the path in which an empty key is followed by other keys that may belong below it. */
export function listNests(config: unknown, path: ConfigPath): ConfigChange[] {
  const found: ConfigChange[] = [];
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const above = path.slice(0, length);
    const map = readAt(config, above);
    const entries = isRecord(map) ? Object.entries(map) : [];
    const index = entries.findIndex(([, value]) => value === null);
    const [key = ''] = entries[index] ?? [];
    if (index < 0 || index === entries.length - 1) continue;
    const below = Object.fromEntries(entries.slice(index + 1));
    const value = { ...Object.fromEntries(entries.slice(0, index)), [key]: below };
    found.push(index === 0 ? { kind: 'nest', path: above } : { kind: 'write', path: above, value });
  }
  return found;
}

/** Lists renames of unknown keys to similar known keys that are not in use. */
export function listRenames(
  shape: JsonSchema,
  value: { readonly [key in string]: unknown },
  path: ConfigPath,
): ConfigChange[] {
  const free = listPropertyNames(shape).filter((key) => !Object.hasOwn(value, key));
  return Object.keys(value)
    .filter((key) => !listPropertyNames(shape).includes(key))
    .flatMap((key) =>
      findCandidates(key, free).map((nearest): ConfigChange => ({
        kind: 'rename',
        path: [...path, key],
        key: nearest,
      })),
    );
}

/** Returns the values that one alternative of a schema allows and that are similar to the given value. */
function convert(schema: JsonSchema, value: unknown, root: JsonSchema): unknown[] {
  const options = listOptions(schema);
  if (options.length > 0) return chooseOptions(value, options);
  const types = [schema['type']].flat();
  return [
    ...(types.includes('integer') || types.includes('number') ? toNumbers(value, schema) : []),
    ...(types.includes('boolean') ? toBooleans(value) : []),
    ...(types.includes('string') ? toTexts(value) : []),
    ...(types.includes('array') ? toLists(value, schema, root) : []),
    ...(Array.isArray(value) && value.length === 1 && !types.includes('array') ? [value[0] as unknown] : []),
  ];
}

/** Lists the values that a schema allows. */
export function listOptions(schema: JsonSchema): unknown[] {
  if ('const' in schema) return [schema['const']];
  return Array.isArray(schema['enum']) ? schema['enum'] : [];
}

function chooseOptions(value: unknown, options: readonly unknown[]): unknown[] {
  if (Array.isArray(value) && value.length === 1) return options.filter((option) => option === value[0]);
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return [];
  const texts = options.filter((option) => typeof option === 'string');
  return [
    ...options.filter((option) => option !== value && String(option) === String(value)),
    ...findCandidates(String(value), texts),
  ];
}

function toNumbers(value: unknown, { minimum, maximum, type }: JsonSchema): number[] {
  const text = typeof value === 'string' ? value.trim().replaceAll(/(?<=\d)[_,](?=\d{3})/g, '') : undefined;
  const number = typeof value === 'number' ? value : text ? Number(text) : Number.NaN;
  if (Number.isNaN(number)) return [];
  const whole = type === 'integer' ? Math.round(number) : number;
  const low = typeof minimum === 'number' ? Math.max(whole, minimum) : whole;
  return [typeof maximum === 'number' ? Math.min(low, maximum) : low];
}

function toBooleans(value: unknown): boolean[] {
  const state = typeof value === 'boolean' ? undefined : readSwitch(value);
  return state === undefined ? [] : [state];
}

function toTexts(value: unknown): string[] {
  return typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : [];
}

/** Wraps a value in a list, and splits text at commas. */
function toLists(value: unknown, schema: JsonSchema, root: JsonSchema): unknown[] {
  if (Array.isArray(value) || value === null) return [];
  const items =
    typeof value === 'string' && value.includes(',') ? value.split(',').map((part) => part.trim()) : [value];
  const below = itemSchema(schema, root, 0);
  const converted = below && listAlternatives(below, root).flatMap((shape) => convert(shape, value, root));
  return [items, ...(converted ?? []).map((item) => [item])];
}
