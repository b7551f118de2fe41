import type { LocatedMap, LocatedValue } from './locatedValue';

/** Sets an own property with any name. Assigning to `__proto__` would change the prototype. */
function setOwn(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
  } else {
    target[key] = value;
  }
}

/** Converts a located map to plain JSON data. */
export function toData(map: LocatedMap): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const [key, entry] of map.entries) setOwn(data, key, toPlain(entry.value));
  return data;
}

/** Converts any located value to plain JSON data. */
export function toPlain(value: LocatedValue): unknown {
  if (value.kind === 'scalar') return value.value;
  if (value.kind === 'list') return value.items.map(toPlain);
  return toData(value);
}
