import type { ConfigSchemaMap } from './configSchema';

/**
 * Throws if a key of a config schema has no Standard Schema, so that plugin authors notice the mistake as early as
 * possible.
 */
export function assertConfigSchema(schema: ConfigSchemaMap): void {
  for (const [key, field] of Object.entries(schema)) {
    if (typeof field?.['~standard']?.validate !== 'function' && !isZod3(field)) {
      throw new Error(
        `The config key '${key}' does not have a Standard Schema. Use a schema of zod 4 or zod/mini.`,
      );
    }
  }
}

/** Whether a schema is a zod 3 schema. Versions before 3.24 are not Standard Schemas, so they are called directly. */
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

/** The parts of a zod 3 schema that the engine uses. */
export interface Zod3Schema {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: unknown }
    | { success: false; error: { issues: Array<{ message: string; path: Array<string | number> }> } };
}
