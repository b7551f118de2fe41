import type { JsonObject } from '#model';

// Schemas of actions, as JSON Schema. `describe…` functions of libraries print other keywords than the protocol has.

const dialect = { $schema: 'http://json-schema.org/draft-07/schema#' };

/** A text. */
export function string(description: string): JsonObject {
  return { type: 'string', description };
}

/** Yes or no. */
export function flag(description: string): JsonObject {
  return { type: 'boolean', description };
}

/** A number. */
export function amount(description: string): JsonObject {
  return { type: 'number', description };
}

/** A list of texts. */
export function strings(description: string): JsonObject {
  return { type: 'array', items: { type: 'string' }, description };
}

/** An object with any values. */
export function record(description: string): JsonObject {
  return { type: 'object', additionalProperties: {}, description };
}

/** An object with exactly these properties. */
export function shape(properties: JsonObject, required: string[] = []): JsonObject {
  return {
    type: 'object',
    properties,
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
}

/** The schema of an input or output. */
export function schema(properties: JsonObject, required: string[] = []): JsonObject {
  return { ...shape(properties, required), ...dialect };
}

/** The schema of an input with several forms. */
export function anyOf(forms: JsonObject[]): JsonObject {
  return { anyOf: forms, ...dialect };
}

/** One of several texts. */
export function options(description: string, values: string[]): JsonObject {
  return { type: 'string', enum: values, description };
}
