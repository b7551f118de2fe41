import { findCandidates } from '#diagnostics';
import { findEntry } from '../located/findEntry';
import type { LocatedValue } from '../located/locatedValue';

/** Returns the value at a dotted path such as `github.apps`, as in `$include: file#path`. The empty path is the value itself. */
export function enterPath(value: LocatedValue, path: string): LocatedValue | undefined {
  if (path === '') return value;
  let current: LocatedValue | undefined = value;
  for (const part of path.split('.')) current = current && findEntry(current, part)?.value;
  return current;
}

/** Finds an existing path that differs from the given one in a single, similar key. */
export function findNearPath(value: LocatedValue, path: string): string | undefined {
  const parts = path.split('.');
  for (const [index, part] of parts.entries()) {
    const before = parts.slice(0, index);
    const current = enterPath(value, before.join('.'));
    if (current?.kind !== 'map') return undefined;
    if (current.entries.has(part)) continue;
    const [nearest] = findCandidates(part, current.entries.keys());
    const near = nearest && [...before, nearest, ...parts.slice(index + 1)].join('.');
    return near !== undefined && enterPath(value, near) !== undefined ? near : undefined;
  }
  return undefined;
}
