import { isMap, isPair, isScalar } from 'yaml';
import { findTargets } from './findTarget';
import type { ResolvedEdit } from './resolveFix';
import type { YamlSource } from './yamlSource';

/** Whether an edit removes an entry or an item of which its map or list contains an exact duplicate. */
export function isRepeated(source: YamlSource, { edit }: ResolvedEdit): boolean {
  if (edit.kind !== 'remove') return false;
  const target = findTargets(source, edit.place).find(({ role }) => role === 'key' || role === 'item');
  const parent = target?.parents.at(-1);
  if (!target || !parent) return false;
  const removed = print(parent.items[target.index]);
  return (parent.items as unknown[]).some((item, index) => index !== target.index && print(item) === removed);
}

/** Prints the data of an item or a pair. Repeated keys in a map stay distinct. */
function print(item: unknown): string {
  if (isPair(item)) return `${print(item.key)}: ${print(item.value)}`;
  if (isMap(item)) return `{ ${item.items.map(print).join(', ')} }`;
  if (isScalar(item)) return JSON.stringify(item.value ?? null);
  return JSON.stringify(item ?? null);
}
