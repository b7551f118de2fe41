import type { ConfigFieldSchema } from '../../definitions/configSchema';
import { createConfigJsonSchema } from '../../definitions/createConfigJsonSchema';
import { isRecord } from '#diagnostics';

/** A JSON Schema, or a part of one. */
export type JsonSchema = { readonly [keyword in string]: unknown };

const made = new WeakMap<ConfigFieldSchema, JsonSchema>();
const anything: JsonSchema = {};

/** Returns the JSON Schema of a config key, or an empty one if its schema cannot be converted. */
export function jsonSchemaOf(field: ConfigFieldSchema): JsonSchema {
  const known = made.get(field);
  if (known) return known;
  const schema = convert(field);
  made.set(field, schema);
  return schema;
}

function convert(field: ConfigFieldSchema): JsonSchema {
  try {
    const { properties } = createConfigJsonSchema({ field });
    const schema = isRecord(properties) ? properties['field'] : undefined;
    return isRecord(schema) ? schema : anything;
  } catch {
    // A third-party schema that cannot be converted is not a mistake in the configuration.
    return anything;
  }
}

/** Returns the alternatives that a schema allows. Follows references and expands `anyOf` and `oneOf`. */
export function listAlternatives(schema: JsonSchema, root: JsonSchema, depth = 0): JsonSchema[] {
  if (depth > 16) return [anything];
  const reference = schema['$ref'];
  if (typeof reference === 'string')
    return listAlternatives(followReference(reference, root), root, depth + 1);
  const branches = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(branches)) {
    return branches.filter(isRecord).flatMap((branch) => listAlternatives(branch, root, depth + 1));
  }
  const parts = schema['allOf'];
  return Array.isArray(parts) ? [joinParts(parts.filter(isRecord), root, depth)] : [schema];
}

function followReference(reference: string, root: JsonSchema): JsonSchema {
  let found: unknown = root;
  for (const part of reference.replace(/^#\/?/, '').split('/').filter(Boolean)) {
    found = isRecord(found) ? found[part] : undefined;
  }
  return isRecord(found) ? found : anything;
}

/** Merges the parts of an `allOf`. If one part defines no properties, any key is allowed. */
function joinParts(parts: readonly JsonSchema[], root: JsonSchema, depth: number): JsonSchema {
  const shapes = parts.map((part) => listAlternatives(part, root, depth + 1)[0] ?? anything);
  if (shapes.some((shape) => !isRecord(shape['properties']))) return anything;
  return {
    type: 'object',
    properties: Object.assign({}, ...shapes.map((shape) => shape['properties'])) as unknown,
    required: shapes.flatMap(({ required }) => (Array.isArray(required) ? (required as unknown[]) : [])),
    ...(shapes.some((shape) => isOpen(shape)) ? { additionalProperties: true } : {}),
  };
}

/** Whether a map can have more keys than its schema defines. Schemas without `additionalProperties` drop unknown keys. */
export function isOpen(shape: JsonSchema): boolean {
  const extra = shape['additionalProperties'];
  return !isRecord(shape['properties']) || extra === true || isRecord(extra);
}
