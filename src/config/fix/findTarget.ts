import {
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { readOffsets, type YamlSource } from './yamlSource';
import type { Place } from '#diagnostics';

/** A node at a place, and its parents. */
export interface Target {
  node: Node;
  role: 'root' | 'key' | 'value' | 'item';
  /** The maps and lists around it. The last one is the nearest. */
  parents: ReadonlyArray<YAMLMap | YAMLSeq>;
  /** Its index, or that of its pair, in the nearest parent. */
  index: number;
}

/**
 * Finds the nodes that start at a place. A map and its first key start together. Nodes that also end at the end of the place
 * come first, then outer nodes.
 */
export function findTargets(source: YamlSource, place: Place): Target[] {
  const offsets = readOffsets(source, place);
  const root = source.document().contents;
  if (offsets === undefined || root === null) return [];
  const found: Target[] = [];
  if (covers(root, offsets.start))
    collect({ node: root, role: 'root', parents: [], index: 0 }, offsets.start, found);
  const ends = ({ node }: Target) => (node.range?.[1] === offsets.end ? 0 : 1);
  return found.toSorted((left, right) => ends(left) - ends(right));
}

function collect(target: Target, offset: number, found: Target[]): void {
  const { node } = target;
  if (node.range?.[0] === offset && !isAlias(node)) found.push(target);
  if (!isMap(node) && !isSeq(node)) return;
  const parents = [...target.parents, node];
  const enter = (child: unknown, role: Target['role'], index: number) => {
    if (covers(child as Node | null, offset))
      collect({ node: child as Node, role, parents, index }, offset, found);
  };
  // Includes the item before the last, because an absent value can end where the next item starts.
  const until = countStarted(node.items, offset);
  for (let index = Math.max(0, until - 2); index < until; index += 1) {
    const item = node.items[index];
    if (isPair(item)) {
      enter(item.key, 'key', index);
      enter(item.value, 'value', index);
    } else enter(item, 'item', index);
  }
}

/**
 * Counts the items that start at or before an offset. Uses a binary search, because there can be thousands of items and fixes.
 */
function countStarted(items: readonly unknown[], offset: number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (startOf(items[middle]) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the start of an item, or of the key of a pair. */
export function startOf(item: unknown): number {
  const node = isPair(item) ? (item.key as Node) : (item as Node);
  return node.range?.[0] ?? 0;
}

function covers(node: Node | null, offset: number): boolean {
  const [start, , end] = node?.range ?? [];
  return start !== undefined && end !== undefined && start <= offset && offset <= end;
}

/** Returns the pair of a map if both parts are nodes. */
export function readPair(map: YAMLMap, index: number): Pair<Node, Node | null> | undefined {
  return map.items[index] as Pair<Node, Node | null> | undefined;
}

/** Whether the value is empty. */
export function isAbsent(node: Node | null): boolean {
  return node === null || (isScalar(node) && node.value === null && (node.source ?? '') === '');
}
