import { isJsonObject } from '../value/json';

/**
 * Returns the value at a dotted path. Keys can contain dots (`metadata.annotations.example.com/tier`), so at each level the
 * longest key with a value is used. Lists are not traversed.
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
