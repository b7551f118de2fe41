import type { ConfigSchemaMap } from './configSchema';

/** Throws when a key of a config schema has no Standard Schema: a mistake of the plugin's code, seen as soon as it loads. */
export function assertConfigSchema(schema: ConfigSchemaMap): void {
  for (const [key, field] of Object.entries(schema)) {
    if (typeof field?.['~standard']?.validate !== 'function' && !isZod3(field)) {
      throw new Error(
        `The config key '${key}' has no schema that follows the Standard Schema convention. Use a schema of zod 4 or zod/mini.`,
      );
    }
  }
}

/** Whether a schema is of zod 3: those before 3.24 do not follow the Standard Schema convention and are used as they are. */
export function isZod3(schema: unknown): schema is Zod3Schema {
  return (
    typeof schema === 'object' &&
    schema !== null &&
    !('_zod' in schema) &&
    'safeParse' in schema &&
    typeof schema.safeParse === 'function' &&
    '_def' in schema
  );
}

/** What is used of a zod 3 schema. */
export interface Zod3Schema {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: unknown }
    | { success: false; error: { issues: Array<{ message: string; path: Array<string | number> }> } };
}
