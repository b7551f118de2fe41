import type { ConfigPath } from '#diagnostics';
import type { LocatedEntry, LocatedMap, LocatedValue } from './locatedValue';

/** The paths to remove, as a tree. `undefined` means that the value itself is removed. */
type Removal = Map<string, Removal | undefined>;

/** Removes the values at `paths`. All paths refer to the given map, even if several items of one list are removed. */
export function removePaths(root: LocatedMap, paths: readonly ConfigPath[]): LocatedMap {
  const removal: Removal = new Map();
  for (const path of paths) addPath(removal, path);
  return removeFromMap(root, removal);
}

function addPath(removal: Removal, path: ConfigPath): void {
  const [first, ...rest] = path;
  if (first === undefined) return;
  const key = String(first);
  if (rest.length === 0) {
    removal.set(key, undefined);
    return;
  }
  if (removal.has(key) && removal.get(key) === undefined) return;
  const inner = removal.get(key) ?? new Map<string, Removal | undefined>();
  removal.set(key, inner);
  addPath(inner, rest);
}

function removeFromMap(map: LocatedMap, removal: Removal): LocatedMap {
  const entries = new Map<string, LocatedEntry>();
  for (const [key, entry] of map.entries) {
    const value = removeFrom(entry.value, key, removal);
    if (value) entries.set(key, { ...entry, value });
  }
  return { ...map, entries };
}

function removeFrom(value: LocatedValue, key: string, removal: Removal): LocatedValue | undefined {
  if (!removal.has(key)) return value;
  const inner = removal.get(key);
  if (inner === undefined) return undefined;
  if (value.kind === 'map') return removeFromMap(value, inner);
  if (value.kind === 'scalar') return value;
  return {
    ...value,
    items: value.items.flatMap((item, index) => removeFrom(item, String(index), inner) ?? []),
  };
}
