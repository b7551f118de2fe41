/** A JSON Schema (draft 7) in the few keywords that are written here, and those that only editors read. */
export interface JsonSchema {
  [keyword: string]: unknown;
  title?: string | undefined;
  description?: string | undefined;
  type?: string | string[] | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  additionalProperties?: boolean | JsonSchema | undefined;
  required?: string[] | undefined;
  items?: JsonSchema | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  anyOf?: JsonSchema[] | undefined;
  oneOf?: JsonSchema[] | undefined;
  pattern?: string | undefined;
  default?: unknown;
  examples?: unknown[] | undefined;
}

/** Changes each value of a record. */
export function mapValues<T, TResult>(
  record: Readonly<Record<string, T>>,
  change: (value: T, key: string) => TResult,
): Record<string, TResult> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}

/** Leaves out the keywords that have no value. */
export function withoutUndefined(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}
