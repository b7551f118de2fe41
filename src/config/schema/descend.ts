import type { z } from 'zod';
import { readDef, unwrap } from './keys';

type Schema = z.core.$ZodType;

/** Returns the alternatives of a union, or the schema itself. */
export function listOptions(schema: Schema): Schema[] {
  const def = readDef(unwrap(schema));
  return def.type === 'union' ? (def.options ?? []).flatMap(listOptions) : [schema];
}

/** Finds the schema of the value at `key` of a map, or at an index of a list. Returns `undefined` if no schema contains it. */
export function findChildSchema(schema: Schema, key: string | number): Schema | undefined {
  for (const option of listOptions(schema)) {
    const def = readDef(unwrap(option));
    if (typeof key === 'number') {
      if (def.element) return def.element;
    } else {
      const known = def.shape && Object.hasOwn(def.shape, key) ? def.shape[key] : undefined;
      const child = known ?? def.catchall ?? def.valueType;
      if (child) return child;
    }
  }
  return undefined;
}

/** Finds the schema at a path in `schema`. */
export function findSchemaAt(schema: Schema, path: ReadonlyArray<string | number>): Schema | undefined {
  let current: Schema | undefined = schema;
  for (const part of path) {
    if (current === undefined) return undefined;
    current = findChildSchema(current, part);
  }
  return current;
}

/** Lists the known keys of a map. Returns `undefined` if the map accepts any key, or if the value is not a map. */
export function listKnownKeys(schema: Schema): string[] | undefined {
  for (const option of listOptions(schema)) {
    const { shape, catchall } = readDef(unwrap(option));
    if (shape && !catchall) return Object.keys(shape);
  }
  return undefined;
}

/** Whether a map accepts keys that its schema does not name. */
export function acceptsAnyKey(schema: Schema): boolean {
  return listOptions(schema).some((option) => {
    const { catchall, valueType } = readDef(unwrap(option));
    return (catchall ?? valueType) !== undefined;
  });
}

/** Lists the keys in the schema of a map, even if the map accepts others. */
export function listDeclaredKeys(schema: Schema): string[] {
  return listChildSchemas(schema).map(([name]) => name);
}

/** Lists the known keys of a map and their schemas. */
export function listChildSchemas(schema: Schema): Array<[string, Schema]> {
  return listOptions(schema).flatMap((option) => Object.entries(readDef(unwrap(option)).shape ?? {}));
}

/** Returns the default of a schema. */
export function readDefault(schema: Schema): unknown {
  const def = readDef(schema);
  if (def.type === 'default') return def.defaultValue;
  return def.innerType ? readDefault(def.innerType) : undefined;
}

/** Lists all keys in a schema at any depth. */
export function listAllKeys(schema: Schema): Set<string> {
  const keys = new Set<string>();
  const visit = (inner: Schema) => {
    for (const option of listOptions(inner)) {
      const { shape, catchall, element, valueType } = readDef(unwrap(option));
      for (const [key, child] of Object.entries(shape ?? {})) {
        keys.add(key);
        visit(child);
      }
      for (const child of [catchall, element, valueType]) if (child) visit(child);
    }
  };
  visit(schema);
  return keys;
}
