import type { LocatedList, LocatedMap, LocatedValue } from './locatedValue';

/** Merges two lists at the same path, earlier first. */
export type MergeLists = (base: LocatedList, over: LocatedList, path: readonly string[]) => LocatedList;

/** The default for lists: the later list replaces the earlier one. */
const replaceList: MergeLists = (_base, over) => over;

/**
 * Merges `over` into `base`: maps merge key by key, everything else is replaced. `null` replaces too, so it removes a value of an
 * earlier file.
 */
export function mergeMaps(
  base: LocatedMap,
  over: LocatedMap,
  mergeLists: MergeLists = replaceList,
  path: readonly string[] = [],
): LocatedMap {
  const entries = new Map(base.entries);
  for (const [key, entry] of over.entries) {
    const before = entries.get(key);
    const value = before ? mergeValues(before.value, entry.value, mergeLists, [...path, key]) : entry.value;
    entries.set(key, { key: entry.key, value });
  }
  return { kind: 'map', entries, at: over.at ?? base.at };
}

function mergeValues(
  base: LocatedValue,
  over: LocatedValue,
  mergeLists: MergeLists,
  path: readonly string[],
): LocatedValue {
  if (base.kind === 'map' && over.kind === 'map') return mergeMaps(base, over, mergeLists, path);
  if (base.kind === 'list' && over.kind === 'list') return mergeLists(base, over, path);
  return over;
}
