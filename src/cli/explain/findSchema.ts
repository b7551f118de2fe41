import { listAlternatives } from '../schemas/editor/listAlternatives';
import type { JsonSchema } from '#config/schema';

/** Finds the schema of the value at a path. */
export function findSchema(
  schema: JsonSchema,
  [first, ...rest]: ReadonlyArray<string | number>,
): JsonSchema | undefined {
  if (first === undefined) return schema;
  for (const { properties = {}, additionalProperties: free, items } of listAlternatives(schema)) {
    const known = Object.hasOwn(properties, first) ? properties[first] : undefined;
    const inner =
      typeof first === 'number' ? items : (known ?? (typeof free === 'object' ? free : undefined));
    const found = inner && findSchema(inner, rest);
    if (found) return found;
  }
  return undefined;
}
