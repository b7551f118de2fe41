import type { LocatedList, LocatedMap, LocatedValue } from './locatedValue';

/**
 * Lays `over` on `base`: maps merge key by key, everything else replaces. `null` replaces too, so it takes a value of an
 * earlier file away.
 */
export function mergeMaps(base: LocatedMap, over: LocatedMap): LocatedMap {
  const entries = new Map(base.entries);
  for (const [key, entry] of over.entries) {
    const before = entries.get(key);
    entries.set(key, before ? { key: entry.key, value: mergeValues(before.value, entry.value) } : entry);
  }
  return { kind: 'map', entries, at: over.at ?? base.at };
}

function mergeValues(base: LocatedValue, over: LocatedValue): LocatedValue {
  if (base.kind === 'map' && over.kind === 'map') return mergeMaps(base, over);
  if (base.kind === 'list' && over.kind === 'list') return mergeLists(base, over);
  return over;
}

/** The one rule for lists: the later file's list takes the place of the earlier one's. */
function mergeLists(_base: LocatedList, over: LocatedList): LocatedList {
  return over;
}
