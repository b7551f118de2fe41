import type { LocatedEntry, LocatedValue } from './locatedValue';

/** Returns the entry of a map or the item of a list. Items have no key. */
export function findEntry(value: LocatedValue, part: string | number): LocatedEntry | undefined {
  if (value.kind === 'map') return value.entries.get(String(part));
  const item = value.kind === 'list' ? value.items[Number(part)] : undefined;
  return item && { value: item };
}
