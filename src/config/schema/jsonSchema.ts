/** A JSON Schema (draft 7) with the keywords that Trellis uses, including those that only editors read. */
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
