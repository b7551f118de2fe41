import { type JsonObject, type JsonValue, isJsonObject } from '#model';

import { ownValue } from './readValue';

/** What a `$ref` leads to: a value, nothing, or a place outside of the document. */
export type Referenced = { value: JsonValue } | { missing: true } | { external: true };

const maxHops = 20;

/** Finds the value of a `$ref`. Only places in the document are followed, and nothing is fetched. */
export function resolveRef(root: JsonObject, ref: string): Referenced {
  if (!ref.startsWith('#')) return { external: true };
  const value = valueAt(root, ref);
  return value === undefined ? { missing: true } : { value };
}

/** An object and its place in the document. */
export interface Followed {
  object: JsonObject;
  pointer: string;
  /** The `$ref` that leads nowhere, or to another document. The object is empty then. */
  ref?: string;
}

/** Follows the `$ref` of an object until there is none. */
export function follow(root: JsonObject, value: unknown, pointer = '#'): Followed {
  let current = value;
  let at = pointer;
  for (let hop = 0; hop < maxHops; hop++) {
    if (!isJsonObject(current)) break;
    const ref = current['$ref'];
    if (typeof ref !== 'string') return { object: current, pointer: at };
    const found = resolveRef(root, ref);
    if (!('value' in found)) return { object: {}, pointer: at, ref };
    current = found.value;
    at = ref;
  }
  return { object: {}, pointer: at };
}

/** Returns the pointer to a part of the value at a pointer. */
export function pointerTo(base: string, ...keys: string[]): string {
  return [
    base,
    ...keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))),
  ].join('/');
}

function valueAt(root: JsonObject, ref: string): JsonValue | undefined {
  let value: JsonValue | undefined = root;
  for (const part of ref.slice(1).split('/').slice(1)) {
    value = ownValue(value, decodePart(part));
    if (value === undefined) return undefined;
  }
  return ref === '#' || ref.startsWith('#/') ? value : undefined;
}

function decodePart(part: string): string {
  const text = part.includes('%') ? decodeSafely(part) : part;
  return text.replaceAll('~1', '/').replaceAll('~0', '~');
}

function decodeSafely(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
