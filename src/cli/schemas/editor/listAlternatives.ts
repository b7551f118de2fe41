import type { JsonSchema } from '#config/schema';

/** Lists the alternatives of a union, each with one type. */
export function listAlternatives(schema: JsonSchema): JsonSchema[] {
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.flatMap(listAlternatives);
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ ...schema, type }));
  if (schema.const === undefined) return [schema];
  const { const: only, ...rest } = schema;
  return [{ ...rest, enum: [only] }];
}

/** Returns the JSON types of an alternative. Empty if any type is valid. */
export function readTypes({ type, enum: words }: JsonSchema): string[] {
  if (words) return [...new Set(words.map((word) => (word === null ? 'null' : typeof word)))];
  if (type === 'integer') return ['number'];
  return typeof type === 'string' ? [type] : [];
}
