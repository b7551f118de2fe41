import type { z } from 'zod';
import { readDef, unwrap } from './keys';

type Schema = z.core.$ZodType;

/** The alternatives that a schema allows: those of a union, else the schema alone. */
function listOptions(schema: Schema): Schema[] {
  const def = readDef(unwrap(schema));
  return def.type === 'union' ? (def.options ?? []).flatMap(listOptions) : [schema];
}

/** The schema of the value at `key` of a map, or at an index of a list; `undefined` when no schema knows it. */
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

/** The schema at a path below `schema`. */
export function findSchemaAt(schema: Schema, path: ReadonlyArray<string | number>): Schema | undefined {
  let current: Schema | undefined = schema;
  for (const part of path) {
    if (current === undefined) return undefined;
    current = findChildSchema(current, part);
  }
  return current;
}

/** The keys of a map whose keys are all known; `undefined` where keys are free, or where the value is no map. */
export function listKnownKeys(schema: Schema): string[] | undefined {
  for (const option of listOptions(schema)) {
    const { shape, catchall } = readDef(unwrap(option));
    if (shape && !catchall) return Object.keys(shape);
  }
  return undefined;
}

/** The known keys of a map and their schemas, free keys apart. */
export function listChildSchemas(schema: Schema): Array<[string, Schema]> {
  return listOptions(schema).flatMap((option) => Object.entries(readDef(unwrap(option)).shape ?? {}));
}

/** The default that a schema gives to a value that is absent. */
export function readDefault(schema: Schema): unknown {
  const def = readDef(schema);
  if (def.type === 'default') return def.defaultValue;
  return def.innerType ? readDefault(def.innerType) : undefined;
}

/** Every key that a schema names, however deep. */
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
