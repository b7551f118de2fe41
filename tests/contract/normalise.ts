/** What differs between two backends with the same catalogue: ids, tokens, cursors, and where files lie. */
const VOLATILE = new Set(['uid', 'etag', 'token', 'nextCursor', 'prevCursor', 'kid', 'x', 'y', 'id']);

/** A value with everything volatile replaced by a mark, so that what is left must be equal. */
export function normalise(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalise);
  if (typeof value === 'string') return normaliseText(value);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => {
    if (VOLATILE.has(key) && typeof item === 'string') return [key, `<${key}>`];
    return [key, key === 'relations' && Array.isArray(item) ? sortedRelations(item) : normalise(item)];
  });
  return Object.fromEntries(entries);
}

/** Lists without an order that was asked for. */
export function sortItems(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value
    .map((item) => JSON.stringify(normalise(item)))
    .sort()
    .map((text): unknown => JSON.parse(text));
}

/** What is left when values are taken away: keys, kinds of values, and of lists the shape of their first item. Entities have many shapes; other tests look into them. */
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

function normaliseText(text: string): string {
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
