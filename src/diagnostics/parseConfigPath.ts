import type { ConfigPath } from './place';

/** Access to the values of a configuration, for `parseConfigPath`. */
export interface ConfigWalker<T> {
  /** Whether a map has a key. Keys of a list are additional names for its items. */
  hasKey: (value: T, key: string) => boolean;
  /** Returns the value below a key or index; `undefined` if it does not exist. */
  enter: (value: T, step: string | number) => T | undefined;
}

/**
 * Parses a printed path, such as `app.extensions[3].page:catalog.config`. Keys can contain dots and brackets, so each step is the
 * longest existing key.
 *
 * @returns all steps, and those that exist in the configuration
 */
export function parseConfigPath<T>(
  text: string,
  root: T,
  { hasKey, enter }: ConfigWalker<T>,
): { path: ConfigPath; existing: ConfigPath } {
  const path: Array<string | number> = [];
  let depth = 0;
  let current: T | undefined = root;
  let rest = text;
  while (rest !== '') {
    const written = rest.startsWith('.') ? rest.slice(1) : rest;
    const { step, length } = parseStep(written, (key) => current !== undefined && hasKey(current, key));
    path.push(step);
    rest = written.slice(length);
    current = current === undefined ? undefined : enter(current, step);
    if (current !== undefined) depth = path.length;
  }
  return { path, existing: path.slice(0, depth) };
}

function parseStep(
  text: string,
  hasKey: (key: string) => boolean,
): { step: string | number; length: number } {
  const longest = listStarts(text).findLast(hasKey);
  if (longest !== undefined) return { step: longest, length: longest.length };
  const [index, digits] = /^\[(\d+)\]/.exec(text) ?? [];
  if (index !== undefined) return { step: Number(digits), length: index.length };
  const unknown = /^\[?[^.[]*/.exec(text)?.[0] ?? text;
  return { step: unknown, length: unknown.length };
}

/** Lists the parts of a path that a key can be, shortest first: all that end before a dot, a bracket or the end. */
function listStarts(text: string): string[] {
  const ends = [...text.matchAll(/[.[]|$/g)].map(({ index }) => index);
  return ends.map((end) => text.slice(0, end));
}
