import { isZod3 } from '../../definitions/assertConfigSchema';
import type { ConfigFieldSchema, ConfigSchemaMap } from '../../definitions/configSchema';
import { validateField } from '../../instantiate/parseConfig';
import { isRecord } from '#diagnostics';
import { isOpen, type JsonSchema, jsonSchemaOf } from './jsonSchemas';
import { chooseShape, itemSchema, keySchema, listKeys } from './schemaAt';

/** A key that a schema drops. */
interface UnknownKey {
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
    } else if (typeof value === 'object' && value !== null && !keepsKeys(field, value)) {
      const schema = jsonSchemaOf(field);
      visit(schema, schema, value, [key], found);
    }
  }
  return found;
}

/**
 * Whether a schema hands on every key that it is given, so that none is unknown to it. It spares most configs the making of
 * a JSON Schema, which takes a hundred times as long.
 */
function keepsKeys(field: ConfigFieldSchema, value: unknown): boolean {
  if (isZod3(field)) return false;
  const result = validateField(field, value);
  return !result.issues && hasAllKeys(value, result.value);
}

function hasAllKeys(given: unknown, kept: unknown): boolean {
  if (typeof given !== 'object' || given === null) return true;
  if (typeof kept !== 'object' || kept === null) return false;
  return Object.entries(given).every(
    ([key, value]) => Object.hasOwn(kept, key) && hasAllKeys(value, Reflect.get(kept, key)),
  );
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
