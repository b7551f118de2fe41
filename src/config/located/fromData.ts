import { configLimits } from './configLimits';
import type { LocatedEntry, LocatedMap, LocatedValue, Span } from './locatedValue';

/**
 * Converts plain JSON data to located values, all at `at`. Used for data that is not from a file, such as defaults and
 * environment variables. Data beyond the depth limit is replaced with `null`.
 */
export function fromData(data: unknown, at?: Span, depth = 0): LocatedValue {
  if (depth > configLimits.depth) return { kind: 'scalar', value: null, at };
  if (Array.isArray(data)) {
    return { kind: 'list', items: data.map((item) => fromData(item, at, depth + 1)), at };
  }
  if (typeof data === 'object' && data !== null) return mapFromData(data, at, depth);
  if (typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean') {
    return { kind: 'scalar', value: data, at };
  }
  return { kind: 'scalar', value: null, at };
}

function mapFromData(data: object, at: Span | undefined, depth: number): LocatedMap {
  const entries = new Map<string, LocatedEntry>();
  for (const [key, value] of Object.entries(data)) {
    if (value !== undefined) entries.set(key, { key: at, value: fromData(value, at, depth + 1) });
  }
  return { kind: 'map', entries, at };
}
