import { listAlternatives } from '../schemas/editor/listAlternatives';
import type { JsonSchema } from '#config/schema';

/** A schema, and its path, in which `[]` is any item of a list. */
export interface FoundSchema {
  schema: JsonSchema;
  path: ReadonlyArray<string | number>;
}

/** The step of a path to any item of a list. */
export const anyItem = '[]';

/** Finds the schema of the value at a path. A path can omit the index of a list item. */
export function findSchema(
  schema: JsonSchema,
  path: ReadonlyArray<string | number>,
): FoundSchema | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return { schema, path: [] };
  for (const { properties = {}, additionalProperties: free, items } of listAlternatives(schema)) {
    const known = Object.hasOwn(properties, first) ? properties[first] : undefined;
    const inner =
      typeof first === 'number' || first === anyItem
        ? items
        : (known ?? (typeof free === 'object' ? free : undefined));
    const found = inner && findSchema(inner, rest);
    if (found) return { ...found, path: [first, ...found.path] };
    const below = items && typeof first === 'string' ? findSchema(items, path) : undefined;
    if (below) return { ...below, path: [anyItem, ...below.path] };
  }
  return undefined;
}
