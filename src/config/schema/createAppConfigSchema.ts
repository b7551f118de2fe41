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
  }) as { properties: JsonSchema };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Trellis app-config.yaml',
    description:
      'The configuration of a Trellis installation. Generated from the schema that Trellis checks it against.',
    type: 'object',
    properties,
    additionalProperties: true,
    definitions: { [elsewhereName]: writtenElsewhere },
  };
}

function describeForEditors(schema: z.core.$ZodType, json: JsonSchema): void {
  const { jsonSchema, wanted: _wanted, unused: _unused, ...meta } = readMeta(schema);
  const { default: fallback } = json;
  if (jsonSchema)
    replaceAll(json, { ...meta, ...jsonSchema, ...(fallback === undefined ? {} : { default: fallback }) });
  delete json['wanted'];
  delete json['unused'];
  delete json['jsonSchema'];
  acceptElsewhere(json, 'properties');
  if (typeof json['items'] === 'object') json['items'] = orElsewhere(json['items'] as JsonSchema);
  if (typeof json['additionalProperties'] === 'object') {
    json['additionalProperties'] = orElsewhere(json['additionalProperties'] as JsonSchema);
  }
}

function acceptElsewhere(json: JsonSchema, keyword: string): void {
  const properties = json[keyword] as Record<string, JsonSchema> | undefined;
  if (properties === undefined) return;
  for (const [key, property] of Object.entries(properties)) properties[key] = orElsewhere(property);
}

/** The description and the default stay outside, where editors look for them. */
function orElsewhere(property: JsonSchema): JsonSchema {
  const { description, default: fallback, visibility, deepVisibility, ...type } = property;
  if (Object.keys(type).length === 0) return property;
  return withoutUndefined({
    description,
    default: fallback,
    visibility,
    deepVisibility,
    anyOf: [type, { $ref: `#/definitions/${elsewhereName}` }],
  });
}

function withoutUndefined(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}

function replaceAll(target: JsonSchema, source: JsonSchema): void {
  for (const key of Object.keys(target)) delete target[key];
  Object.assign(target, withoutUndefined(source));
}
