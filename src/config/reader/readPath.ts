import type { ConfigPath } from '#diagnostics';

/** The value at a path of plain data; `undefined` when there is none. Only own properties count. */
export function readPath(data: unknown, path: ConfigPath): unknown {
  let current = data;
  for (const part of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, part)) return undefined;
    current = (current as Record<string | number, unknown>)[part];
  }
  return current;
}
