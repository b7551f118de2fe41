import type { ConfigPath } from '#diagnostics';

/** Reads the value at a path of plain data. Returns `undefined` if there is none. Only own properties are read. */
export function readPath(data: unknown, path: ConfigPath): unknown {
  let current = data;
  for (const part of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, part)) return undefined;
    current = (current as Record<string | number, unknown>)[part];
  }
  return current;
}
