import { isRecord } from '#diagnostics';

/** Merges plain data: maps merge key by key, everything else is replaced. */
export function mergeData(
  base: Record<string, unknown>,
  over: Record<string, unknown>,
): Record<string, unknown> {
  const merged = new Map(Object.entries(base));
  for (const [key, value] of Object.entries(over)) {
    const before = merged.get(key);
    merged.set(key, isRecord(before) && isRecord(value) ? mergeData(before, value) : value);
  }
  // fromEntries defines own properties, so a key `__proto__` stays data.
  return Object.fromEntries(merged);
}
