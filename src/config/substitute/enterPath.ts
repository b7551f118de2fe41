import { findCandidates } from '#diagnostics';
import type { LocatedValue } from '../located/locatedValue';

/** The value at a dotted path such as `github.apps`, as `$include: file#path` writes it. The empty path is the value itself. */
export function enterPath(value: LocatedValue, path: string): LocatedValue | undefined {
  if (path === '') return value;
  let current: LocatedValue | undefined = value;
  for (const part of path.split('.')) {
    if (current?.kind === 'map') current = current.entries.get(part)?.value;
    else if (current?.kind === 'list') current = current.items[Number(part)];
    else return undefined;
  }
  return current;
}

/** The path that exists and differs from a path that does not in one near key. */
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
