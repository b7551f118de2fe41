import type { AppNode, AppNodeLineage } from '#engine';

// What each node gave and what was made of it, in the order in which its factory asked.
const parts = new WeakMap<AppNode, unknown[]>();
const made = new WeakMap<AppNodeLineage, unknown[]>();

/**
 * Gives what stays the same when, after a change of the configuration, another node takes the place of this one: a
 * component for one, since React drops the state below a new component.
 *
 * @param create - runs for the first node in this place; `current` gives the part of the node that holds the place now
 */
export function keepByLineage<TPart, TKept>(
  node: AppNode,
  part: TPart,
  create: (current: () => TPart) => TKept,
): TKept {
  const { lineage } = node;
  if (!lineage) return create(() => part);
  const index = openList(parts, node).push(part) - 1;
  const kept = openList(made, lineage) as TKept[];
  return (kept[index] ??= create(() => (parts.get(lineage.current)?.[index] as TPart | undefined) ?? part));
}

function openList<TKey extends object>(lists: WeakMap<TKey, unknown[]>, key: TKey): unknown[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}
