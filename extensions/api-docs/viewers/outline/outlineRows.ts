import type { OutlineItem } from './outlineItem';

/** An item with the address that links to it. */
export interface AddressedItem<TKind extends string> extends OutlineItem<TKind> {
  address: string;
}

/**
 * Adds addresses: the name with that of the item around it, such as `Roster.Assign`. Unlike a line, it stays the same when the
 * definition changes. Repeated names are numbered.
 */
export function addAddresses<TKind extends string>(
  items: ReadonlyArray<OutlineItem<TKind>>,
): Array<AddressedItem<TKind>> {
  const parents: string[] = [];
  const counts = new Map<string, number>();
  return items.map((item) => {
    parents[item.depth] = item.name;
    const parent = item.depth === 0 ? undefined : parents[item.depth - 1];
    const name = [parent, item.name].filter(Boolean).join('.');
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { ...item, address: count === 1 ? name : `${name}~${count}` };
  });
}
