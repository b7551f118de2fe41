import type { LocatedEntry, LocatedList, LocatedMap, LocatedValue } from '../located/locatedValue';
import { readExtensionEntry, readSettings, type ExtensionEntry } from './extensionEntry';

/**
 * Merges `app.extensions` of a later file into that of an earlier one, entry by entry.
 *
 * Takes both lists as written. Returns the earlier entries in their order, with the changes of the later list, followed by the
 * new entries of the later list in their order. Within an entry, maps merge deeply, `null` removes a key, and everything else is
 * replaced. If a list contains an id twice, the second entry takes effect. Duplicates and invalid entries are reported later,
 * when the settings are read.
 */
export function mergeExtensions(base: LocatedList, over: LocatedList): LocatedList {
  const items = [...base.items];
  const positions = new Map<string, number>();
  items.forEach((item, index) => {
    const entry = readExtensionEntry(item);
    // If a list contains an id twice, the later entry takes effect, so that one is changed.
    if (entry) positions.set(entry.id, index);
  });
  for (const item of over.items) {
    const entry = readExtensionEntry(item);
    const position = entry && positions.get(entry.id);
    const before = position === undefined ? undefined : readExtensionEntry(items[position] ?? item);
    if (entry && before && position !== undefined) {
      items[position] = mergeEntries(before, entry, item);
      positions.delete(entry.id);
    } else {
      items.push(item);
    }
  }
  return { kind: 'list', items, at: over.at ?? base.at };
}

function mergeEntries(base: ExtensionEntry, over: ExtensionEntry, written: LocatedValue): LocatedValue {
  const before = readSettings(base);
  const after = readSettings(over);
  if (!before || !after) return written;
  const value = mergeSettings(before, after);
  return { kind: 'map', entries: new Map([[over.id, { key: over.at, value }]]), at: over.at };
}

/** Merges maps deeply. `null` removes a key, even one that does not exist. */
function mergeSettings(base: LocatedMap, over: LocatedMap): LocatedMap {
  const entries = new Map(base.entries);
  for (const [key, entry] of over.entries) {
    if (entry.value.kind === 'scalar' && entry.value.value === null) entries.delete(key);
    else entries.set(key, { key: entry.key, value: mergeSetting(entries.get(key), entry) });
  }
  return { kind: 'map', entries, at: over.at ?? base.at };
}

function mergeSetting(before: LocatedEntry | undefined, { value }: LocatedEntry): LocatedValue {
  if (value.kind !== 'map') return value;
  return mergeSettings(before?.value.kind === 'map' ? before.value : { ...value, entries: new Map() }, value);
}
