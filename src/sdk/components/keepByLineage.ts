import type { AppNode, AppNodeLineage } from '#engine';

// The parts of each node and the values created from them, in the order of the calls in its factory.
const parts = new WeakMap<AppNode, unknown[]>();
const created = new WeakMap<AppNodeLineage, unknown[]>();

/**
 * Returns a value that stays the same when another node replaces this one after a configuration change. Used for components,
 * because React discards the state below a new component.
 *
 * @param create - runs for the first node; `current` returns the part of the node that is currently in use
 */
export function keepByLineage<TPart, TKept>(
  node: AppNode,
  part: TPart,
  create: (current: () => TPart) => TKept,
): TKept {
  const { lineage } = node;
  if (!lineage) return create(() => part);
  const index = openList(parts, node).push(part) - 1;
  const values = openList(created, lineage) as TKept[];
  return (values[index] ??= create(() => (parts.get(lineage.current)?.[index] as TPart | undefined) ?? part));
}

function openList<TKey extends object>(lists: WeakMap<TKey, unknown[]>, key: TKey): unknown[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}
