import { z } from 'zod';
import { configSchema } from './configSchema';
import { readMeta } from './keys';

type JsonSchema = Record<string, unknown>;

/**
 * The JSON Schema of `app-config.yaml` as the loader checks it: every key that Trellis knows, with description, default and
 * visibility, `wanted` (what a value must be, in words) and `unused` (accepted and not read). What is made for editors from
 * it is made where the installed extensions are known too.
 */
export function createAppConfigSchema(): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(configSchema, {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => takeShownType(zodSchema, jsonSchema as JsonSchema),
  }) as JsonSchema;
  return schema;
}

/** Takes the type that people shall read where that of zod is stricter, or harder to read, than what is meant. */
function takeShownType(schema: z.core.$ZodType, json: JsonSchema): void {
  const { jsonSchema } = readMeta(schema);
  if (!jsonSchema) return;
  for (const keyword of ['anyOf', 'type', 'jsonSchema']) delete json[keyword];
  for (const [keyword, value] of Object.entries(jsonSchema)) if (value !== undefined) json[keyword] = value;
}
