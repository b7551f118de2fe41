import { isJsonObject } from '../json';

/**
 * The value at a dotted path. Keys may hold dots themselves (`metadata.annotations.example.com/tier`), so at every level
 * the longest key that leads to a value wins. Lists are not walked into.
 */
export function valueAtPath(value: unknown, path: string): unknown {
  return find(value, path.split('.'));
}

function find(value: unknown, parts: string[]): unknown {
  if (parts.length === 0) return value;
  if (!isJsonObject(value)) return undefined;
  for (let length = parts.length; length > 0; length -= 1) {
    const key = parts.slice(0, length).join('.');
    if (!Object.hasOwn(value, key)) continue;
    const found = find(value[key], parts.slice(length));
    if (found !== undefined) return found;
  }
  return undefined;
}
