import type { z } from 'zod';
import type { LocatedEntry, LocatedMap, LocatedScalar, LocatedValue } from '../located/locatedValue';
import { parseBooleanWord } from '../reader/parseBooleanWord';
import type { ConfigSchema } from '../schema/configSchema';
import { findChildSchema } from '../schema/descend';
import { readMeta } from '../schema/keys';

type Schema = z.core.$ZodType;

/**
 * Converts strings to numbers and booleans if the schema expects them, because variables always result in strings. The values
 * are already validated.
 */
export function readScalars(root: LocatedMap, schema: ConfigSchema): LocatedMap {
  return readMap(root, schema);
}

function readMap(map: LocatedMap, schema: Schema): LocatedMap {
  const entries = new Map<string, LocatedEntry>();
  for (const [key, entry] of map.entries) {
    const child = findChildSchema(schema, key);
    entries.set(key, child ? { ...entry, value: readValue(entry.value, child) } : entry);
  }
  return { ...map, entries };
}

function readValue(value: LocatedValue, schema: Schema): LocatedValue {
  if (value.kind === 'map') return readMap(value, schema);
  if (value.kind === 'scalar') return readScalar(value, schema);
  const item = findChildSchema(schema, 0);
  return item ? { ...value, items: value.items.map((inner) => readValue(inner, item)) } : value;
}

function readScalar(scalar: LocatedScalar, schema: Schema): LocatedScalar {
  if (typeof scalar.value !== 'string') return scalar;
  const { type } = readMeta(schema).jsonSchema ?? {};
  if (type === 'number') return { ...scalar, value: Number(scalar.value) };
  if (type === 'boolean') return { ...scalar, value: parseBooleanWord(scalar.value) ?? scalar.value };
  return scalar;
}
