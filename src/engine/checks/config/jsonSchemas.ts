import type { ConfigFieldSchema } from '../../definitions/configSchema';
import { createConfigJsonSchema } from '../../definitions/createConfigJsonSchema';
import { isRecord } from '#diagnostics';

/** A JSON Schema, or a part of one. */
export type JsonSchema = { readonly [keyword in string]: unknown };

const made = new WeakMap<ConfigFieldSchema, JsonSchema>();
const anything: JsonSchema = {};

/** The JSON Schema of one config key; one that says nothing where the key's own cannot be put that way. */
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
    // A schema of some other library that fails to describe itself is no mistake of the configuration.
    return anything;
  }
}

/** The alternatives that a schema allows, references followed and `anyOf` and `oneOf` spread out. */
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

/** What all parts ask for together; a part that says nothing of keys leaves them open. */
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

/** Whether a map may hold keys besides those that its schema names. Keys that a schema does not speak of are dropped. */
export function isOpen(shape: JsonSchema): boolean {
  const extra = shape['additionalProperties'];
  return !isRecord(shape['properties']) || extra === true || isRecord(extra);
}
