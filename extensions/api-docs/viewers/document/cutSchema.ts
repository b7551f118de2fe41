import { type JsonObject, type JsonValue, isJsonObject } from '#model';
import { pointerTo, type Referenced, resolveRef } from './resolvePointer';

/** The highest number of values that a schema is sent with. */
const maxValues = 1500;
const maxDepth = 12;

/**
 * Copies a schema for the page. Parts beyond the limits become a `$ref` to their place in the document, which the page follows when a
 * user opens them, so a schema of any size is sent in small pieces.
 */
export function cutSchema(schema: JsonValue, pointer: string): JsonValue {
  let left = maxValues;
  return copy(schema, pointer, 0);

  function copy(value: JsonValue, at: string, depth: number): JsonValue {
    if (Array.isArray(value)) {
      left -= value.length;
      return value.map((item, index) => copy(item, pointerTo(at, `${index}`), depth + 1));
    }
    if (!isJsonObject(value))
      return typeof value === 'string' && value.length > maxText ? cutText(value) : value;
    // An object beyond the limits is a schema, or is in a map of schemas.
    if (depth > 0 && (left <= 0 || depth > maxDepth)) return { $ref: at };
    const entries = Object.entries(value);
    left -= entries.length;
    const copied = entries.map(
      ([key, item]) => [key, copy(item as JsonValue, pointerTo(at, key), depth + 1)] as const,
    );
    // Unlike an assignment, this can set a key such as `__proto__`.
    return Object.fromEntries(copied);
  }
}

/** Reads what a `$ref` leads to, cut to a size that the page can show. */
export function readReference(root: JsonObject, ref: string): Referenced {
  const found = resolveRef(root, ref);
  return 'value' in found ? { value: cutSchema(found.value, ref) } : found;
}

const maxText = 20_000;

function cutText(text: string): string {
  return `${text.slice(0, maxText)}…`;
}
