import type { z } from 'zod';
import type { LocatedEntry, LocatedMap, LocatedScalar, LocatedValue } from '../located/locatedValue';
import { parseBooleanWord } from '../reader/parseBooleanWord';
import { configSchema } from './configSchema';
import { findChildSchema } from './descend';
import { readMeta } from './keys';

type Schema = z.core.$ZodType;

/**
 * Turns texts into numbers and booleans where the schema wants those: a variable always gives a text, and what reads the
 * configuration should not have to know. Values have been checked before.
 */
export function readScalars(root: LocatedMap): LocatedMap {
  return readMap(root, configSchema);
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
