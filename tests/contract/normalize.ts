/** Fields that differ between backends with the same catalog: ids, tokens and cursors. */
const VOLATILE = new Set(['uid', 'etag', 'token', 'nextCursor', 'prevCursor', 'kid', 'x', 'y', 'id']);

/** Replaces everything that differs between backends with placeholders, so that the rest must be equal. */
export function normalize(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalize);
  if (typeof value === 'string') return normalizeText(value);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => {
    if (VOLATILE.has(key) && typeof item === 'string') return [key, `<${key}>`];
    return [key, key === 'relations' && Array.isArray(item) ? sortedRelations(item) : normalize(item)];
  });
  return Object.fromEntries(entries);
}

/** Sorts a list, for responses without a defined order. */
export function sortItems(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value
    .map((item) => JSON.stringify(normalize(item)))
    .sort()
    .map((text): unknown => JSON.parse(text));
}

/**
 * Returns the shape of a value: keys, types, and for lists the shape of the first item. Entities have many shapes,
 * which other tests cover.
 */
export function shapeOf(value: unknown): unknown {
  if (value === null) return 'null';
  if (Array.isArray(value))
    return [...new Set(value.map((item) => JSON.stringify(shapeOf(item))))].slice(0, 1);
  if (typeof value !== 'object') return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]): [string, unknown] => [key, shapeOf(item)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function normalizeText(text: string): string {
  return text
    .replace(/(file:|^)\/\S*\/(?=(?:entities|templates|extra)\.yaml)/g, '$1<folder>/')
    .replace(/generated-[0-9a-f]{40}/g, 'generated-<hash>')
    .replace(/http:\/\/(?:127\.0\.0\.1|localhost):\d+/g, '<origin>');
}

function sortedRelations(relations: unknown[]): unknown[] {
  return relations
    .map((relation) => JSON.stringify(relation))
    .sort()
    .map((text): unknown => JSON.parse(text));
}
