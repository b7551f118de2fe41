import { isMap, isPair, isScalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { findTargets } from './findTarget';
import type { ResolvedEdit } from './resolveFix';
import type { YamlSource } from './yamlSource';

/** Whether an edit removes an entry or an item of which its map or list contains an exact duplicate. */
export function isRepeated(source: YamlSource, { edit }: ResolvedEdit): boolean {
  if (edit.kind !== 'remove') return false;
  const target = findTargets(source, edit.place).find(({ role }) => role === 'key' || role === 'item');
  const parent = target?.parents.at(-1);
  if (!target || !parent) return false;
  return (countItems(parent).get(print(parent.items[target.index])) ?? 0) > 1;
}

/** There can be thousands of items and fixes, so each map and list is counted once. */
const counted = new WeakMap<YAMLMap | YAMLSeq, Map<string, number>>();

function countItems(parent: YAMLMap | YAMLSeq): ReadonlyMap<string, number> {
  const known = counted.get(parent);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const item of parent.items) {
    const printed = print(item);
    counts.set(printed, (counts.get(printed) ?? 0) + 1);
  }
  counted.set(parent, counts);
  return counts;
}

/** Prints the data of an item or a pair. Repeated keys in a map stay distinct. */
function print(item: unknown): string {
  if (isPair(item)) return `${print(item.key)}: ${print(item.value)}`;
  if (isMap(item)) return `{ ${item.items.map(print).join(', ')} }`;
  if (isScalar(item)) return JSON.stringify(item.value ?? null);
  return JSON.stringify(item ?? null);
}
