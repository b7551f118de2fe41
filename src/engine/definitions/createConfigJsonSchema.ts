import type { JsonObject } from '#model';
import { type $ZodType, toJSONSchema } from 'zod/v4/core';
import type { ZodTypeAny } from 'zod/v3';
import { zodToJsonSchema } from 'zod-to-json-schema';

import { isRecord } from '#diagnostics';
import { isZod3 } from './assertConfigSchema';
import type { ConfigFieldSchema, ConfigSchemaMap } from './configSchema';

/**
 * Creates the JSON Schema of a config from the schemas of its keys. It describes the input, so keys with a default are not
 * required. A key whose schema cannot be converted allows any value.
 */
export function createConfigJsonSchema(fields: ConfigSchemaMap): JsonObject {
  const properties: JsonObject = {};
  for (const [key, field] of Object.entries(fields)) properties[key] = createFieldSchema(field);
  const required = Object.keys(fields).filter((key) => isRequired(fields[key]));
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    properties,
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
}

function createFieldSchema(field: ConfigFieldSchema): JsonObject {
  const { $schema: _, ...schema } = convertField(field) as JsonObject;
  return schema;
}

function convertField(field: ConfigFieldSchema): object {
  // zod 3 and zod 4 have different converters. The wrong one returns an empty schema or throws.
  if (isZod3(field)) return zodToJsonSchema(field as unknown as ZodTypeAny, { $refStrategy: 'none' });
  if (isZod4(field)) {
    return toJSONSchema(field, {
      io: 'input',
      target: 'draft-7',
      unrepresentable: 'any',
      override: keepDefault,
    });
  }
  const converter: unknown = Reflect.get(field['~standard'], 'jsonSchema');
  if (isRecord(converter) && typeof converter['input'] === 'function') {
    return (converter['input'] as (options: { target: string }) => object)({ target: 'draft-07' });
  }
  return {};
}

function isZod4(field: unknown): field is $ZodType {
  return typeof field === 'object' && field !== null && '_zod' in field;
}

/** Restores the default of a schema with a transform, which zod omits in input mode. */
function keepDefault({ zodSchema, jsonSchema }: { zodSchema: object; jsonSchema: object }): void {
  const def: unknown = Reflect.get(zodSchema, 'def');
  if (isRecord(def) && (def['type'] === 'default' || def['type'] === 'prefault')) {
    Object.assign(jsonSchema, { default: def['defaultValue'] });
  }
}

function isRequired(field: ConfigFieldSchema | undefined): boolean {
  if (isZod3(field)) return !field.safeParse(undefined).success;
  const result = field?.['~standard'].validate(undefined);
  return result !== undefined && !(result instanceof Promise) && result.issues !== undefined;
}
