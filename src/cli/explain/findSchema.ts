import { listAlternatives } from '../schemas/editor/listAlternatives';
import type { JsonSchema } from '../schemas/jsonSchema';

/** The schema of the value at a path, where one knows it. */
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
