import type { LocatedEntry, LocatedList, LocatedMap, LocatedValue } from '../located/locatedValue';
import { readExtensionEntry, readSettings, type ExtensionEntry } from './extensionEntry';

/**
 * Lays a later file's `app.extensions` over an earlier one's, entry by entry.
 *
 * Receives both lists as they were written. Gives the earlier entries in their order, each with what the later list changes
 * of it, then those that the later list names first, in its order. Within an entry maps merge deeply, `null` takes a key
 * away, and everything else replaces. An id that one list names twice keeps its second entry, and what is malformed stays as
 * it is: both are told later, where settings are read.
 */
export function mergeExtensions(base: LocatedList, over: LocatedList): LocatedList {
  const items = [...base.items];
  const positions = new Map<string, number>();
  items.forEach((item, index) => {
    const entry = readExtensionEntry(item);
    // Of two entries of one list the later wins, so that is the one to change.
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

/** Merges maps deeply; `null` takes a key away, also one that is not there. */
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
