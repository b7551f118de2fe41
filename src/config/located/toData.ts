import type { LocatedMap, LocatedValue } from './locatedValue';

/** Sets an own property whatever its name: plain assignment to `__proto__` would change the prototype instead. */
function setOwn(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
  } else {
    target[key] = value;
  }
}

/** The plain JSON data of a located map. */
export function toData(map: LocatedMap): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const [key, entry] of map.entries) setOwn(data, key, toPlain(entry.value));
  return data;
}

/** The plain JSON data of any located value. */
export function toPlain(value: LocatedValue): unknown {
  if (value.kind === 'scalar') return value.value;
  if (value.kind === 'list') return value.items.map(toPlain);
  return toData(value);
}
