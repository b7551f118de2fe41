import { z } from 'zod';
import type { JsonSchema } from '../schema/jsonSchema';
import { readMeta } from '../schema/keys';
import type { PluginSettings } from '../schema/pluginSettings';
import { createConfigSchema } from './createConfigSchema';

/**
 * Creates the JSON Schema of `app-config.yaml` that the loader uses: all known keys with description, default and visibility,
 * `wanted` (the valid values in words) and `unused` (accepted but not used). The schema for editors is derived from it in the
 * CLI, which has the installed extensions.
 */
export function createAppConfigSchema(plugins: readonly PluginSettings[]): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(createConfigSchema(plugins), {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => replaceType(zodSchema, jsonSchema as JsonSchema),
  }) as JsonSchema;
  return schema;
}

/** Replaces the type from zod if the schema has another one for documentation. */
function replaceType(schema: z.core.$ZodType, json: JsonSchema): void {
  const { jsonSchema, unused } = readMeta(schema);
  if (unused) delete json.anyOf;
  if (!jsonSchema) return;
  for (const keyword of ['anyOf', 'type', 'jsonSchema']) delete json[keyword];
  for (const [keyword, value] of Object.entries(jsonSchema)) if (value !== undefined) json[keyword] = value;
}
