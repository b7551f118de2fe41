import type { ConfigSchemaMap } from '../../definitions/configSchema';
import { isRecord } from '../../isRecord';
import { isOpen, type JsonSchema, jsonSchemaOf } from './jsonSchemas';
import { chooseShape, itemSchema, keySchema, listKeys } from './schemaAt';

/** A key that a schema drops. */
export interface UnknownKey {
  /** Leads from the config to the key. */
  path: ReadonlyArray<string | number>;
  key: string;
  /** The keys that are known in its place and not written yet. */
  known: string[];
}

/** The keys of a config that its schema does not know, at any depth. */
export function findUnknownKeys(
  fields: ConfigSchemaMap,
  config: { readonly [key in string]: unknown },
): UnknownKey[] {
  const found: UnknownKey[] = [];
  for (const [key, value] of Object.entries(config)) {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (!field) {
      const known = Object.keys(fields).filter((name) => !Object.hasOwn(config, name));
      found.push({ path: [key], key, known });
    } else if (typeof value === 'object' && value !== null) {
      // Making a JSON Schema takes time, and a plain value has no keys to look at.
      const schema = jsonSchemaOf(field);
      visit(schema, schema, value, [key], found);
    }
  }
  return found;
}

function visit(
  schema: JsonSchema,
  root: JsonSchema,
  value: unknown,
  path: ReadonlyArray<string | number>,
  found: UnknownKey[],
): void {
  if (Array.isArray(value)) {
    value.forEach((item: unknown, index) => {
      const below = itemSchema(schema, root, index);
      if (below) visit(below, root, item, [...path, index], found);
    });
  } else if (isRecord(value)) {
    const shape = chooseShape(schema, root, value);
    if (!shape) return;
    for (const [key, child] of Object.entries(value)) {
      const below = keySchema(shape, key);
      if (below) {
        visit(below, root, child, [...path, key], found);
      } else if (!isOpen(shape) && !listKeys(shape).includes(key)) {
        const known = listKeys(shape).filter((name) => !Object.hasOwn(value, name));
        found.push({ path: [...path, key], key, known });
      }
    }
  }
}
