import { z } from 'zod';
import { configSchema } from './configSchema';
import { readMeta } from './keys';

type JsonSchema = Record<string, unknown>;

/** What stands for a value that is written elsewhere; allowed wherever a value is. */
const elsewhereName = 'writtenElsewhere';

const writtenElsewhere: JsonSchema = {
  description: 'A value that comes from elsewhere, or null for none.',
  anyOf: [
    { type: 'null' },
    {
      type: 'string',
      pattern: '\\$\\{[^}]+\\}',
      description: 'A text with environment variables in it: ${VAR} or ${VAR:-default}.',
    },
    directive('$env', 'The value of an environment variable.'),
    directive('$file', 'The contents of a file, relative to this one.'),
    directive('$include', 'The contents of a YAML or JSON file, or with #dotted.path of a part of it.'),
  ],
};

function directive(key: string, description: string): JsonSchema {
  return {
    type: 'object',
    description,
    properties: { [key]: { type: 'string' } },
    required: [key],
    additionalProperties: false,
  };
}

/** The JSON Schema of `app-config.yaml`, for editors: every key that Trellis knows, with description and default. */
export function createAppConfigSchema(): JsonSchema {
  const { properties } = z.toJSONSchema(configSchema, {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => describeForEditors(zodSchema, jsonSchema as JsonSchema),
  }) as { properties: Record<string, JsonSchema> };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Trellis app-config.yaml',
    description:
      'The configuration of a Trellis installation. Generated from the schema that Trellis checks it against.',
    type: 'object',
    properties: mapValues(properties, orElsewhere),
    additionalProperties: true,
    definitions: { [elsewhereName]: writtenElsewhere },
  };
}

/** Takes the types that editors shall show, and leaves out what only Trellis needs to know. */
function describeForEditors(schema: z.core.$ZodType, json: JsonSchema): void {
  const { jsonSchema } = readMeta(schema);
  if (jsonSchema) {
    for (const keyword of ['anyOf', 'type']) delete json[keyword];
    Object.assign(json, withoutUndefined(jsonSchema));
  }
  for (const keyword of ['wanted', 'unused', 'jsonSchema']) delete json[keyword];
}

/**
 * Allows a value to be written elsewhere, and those inside of it too. The description and the default stay outside, where
 * editors look for them.
 */
function orElsewhere(schema: JsonSchema): JsonSchema {
  const { description, default: fallback, visibility, deepVisibility, ...type } = schema;
  const outside = withoutUndefined({ description, default: fallback, visibility, deepVisibility });
  if (Object.keys(type).length === 0) return outside;
  const forms = (type['anyOf'] as JsonSchema[] | undefined) ?? [type];
  return { ...outside, anyOf: [...forms.map(openInside), { $ref: `#/definitions/${elsewhereName}` }] };
}

function openInside(schema: JsonSchema): JsonSchema {
  const { properties, items, additionalProperties: free } = schema;
  return withoutUndefined({
    ...schema,
    properties: properties && mapValues(properties as Record<string, JsonSchema>, orElsewhere),
    items: items && orElsewhere(items as JsonSchema),
    additionalProperties: typeof free === 'object' ? orElsewhere(free as JsonSchema) : free,
  });
}

function mapValues(record: Record<string, JsonSchema>, change: (schema: JsonSchema) => JsonSchema) {
  return Object.fromEntries(Object.entries(record).map(([key, schema]) => [key, change(schema)]));
}

function withoutUndefined(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}
