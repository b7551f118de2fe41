import { isRecord } from './isRecord';
import type { ConfigPath } from './place';

/** A schema, as far as it describes the keys of maps. Independent of the library of the schema. */
export interface KeySchema {
  /** Returns the keys that a map can have, or `undefined` if the schema does not describe them. */
  keysOf(map: { readonly [key in string]: unknown }): KnownKeys | undefined;
  /** Returns the schema of a list item, or `undefined` if it describes no keys. */
  itemAt(index: number): KeySchema | undefined;
}

/** The keys that a map can have. */
export interface KnownKeys {
  readonly names: readonly string[];
  /** Whether the map can also have other keys. */
  readonly isOpen: boolean;
  /** Returns the schema of a value, or `undefined` if it describes no keys in this value. */
  find(key: string, value: unknown): KeySchema | undefined;
}

/** A key that its schema does not name. */
export interface UnknownKey {
  readonly path: ConfigPath;
  readonly key: string;
  /** The keys that the schema names at this place. */
  readonly known: readonly string[];
  /** The names in `known` that the map does not use yet. */
  readonly unused: readonly string[];
  /** Whether the map can have other keys, so that the key is only unknown if it is a typo. */
  readonly isOpen: boolean;
}

/** Returns the keys, at any depth, that a schema does not name. Maps in which the schema names no keys are not searched. */
export function findUnknownKeys(
  value: unknown,
  schema: KeySchema | undefined,
  path: ConfigPath = [],
): UnknownKey[] {
  if (!schema) return [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => findUnknownKeys(item, schema.itemAt(index), [...path, index]));
  const keys = isRecord(value) ? schema.keysOf(value) : undefined;
  if (!isRecord(value) || !keys) return [];
  const { names, isOpen } = keys;
  return Object.entries(value).flatMap(([key, child]) => {
    const below = findUnknownKeys(child, keys.find(key, child), [...path, key]);
    if (names.includes(key) || (isOpen && names.length === 0)) return below;
    const unused = names.filter((name) => !Object.hasOwn(value, name));
    return [{ path: [...path, key], key, known: names, unused, isOpen }, ...below];
  });
}
