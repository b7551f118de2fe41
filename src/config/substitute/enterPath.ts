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
