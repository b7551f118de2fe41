import type { JsonSchema } from '../jsonSchema';

/** The forms that a value may have, each of one type: a union taken apart. */
export function listAlternatives(schema: JsonSchema): JsonSchema[] {
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.flatMap(listAlternatives);
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ ...schema, type }));
  if (schema.const === undefined) return [schema];
  const { const: only, ...rest } = schema;
  return [{ ...rest, enum: [only] }];
}

/** The JSON types that a form of a value can have; empty where anything goes. */
export function readTypes({ type, enum: words }: JsonSchema): string[] {
  if (words) return [...new Set(words.map((word) => (word === null ? 'null' : typeof word)))];
  if (type === 'integer') return ['number'];
  return typeof type === 'string' ? [type] : [];
}
