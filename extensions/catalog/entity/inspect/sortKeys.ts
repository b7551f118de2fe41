import type { JsonValue } from '#sdk';

/** Returns a JSON value whose objects have their keys in alphabetical order. Lists keep their order. */
export function sortKeys(value: JsonValue | undefined): JsonValue | undefined {
  if (Array.isArray(value)) return value.map((item) => sortKeys(item) ?? null);
  if (typeof value !== 'object' || value === null) return value;
  // From entries, because an assignment to `__proto__` would set the prototype.
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sortKeys(item)]),
  );
}
