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

/** A node that stands at a place, and what it is part of. */
export interface Target {
  node: Node;
  role: 'root' | 'key' | 'value' | 'item';
  /** The map or list that it is part of; the last one is the nearest. */
  parents: ReadonlyArray<YAMLMap | YAMLSeq>;
  /** Its index, or that of its pair, in the nearest parent. */
  index: number;
}

/**
 * The nodes that start at a place: a map and its first key start together. Those that also end where the place ends come
 * first, then the outer ones.
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
  // The one before the last too: an absent value may end where the next item starts.
  const until = countStarted(node.items, offset);
  for (let index = Math.max(0, until - 2); index < until; index += 1) {
    const item = node.items[index];
    if (isPair(item)) {
      enter(item.key, 'key', index);
      enter(item.value, 'value', index);
    } else enter(item, 'item', index);
  }
}

/** How many items start at an offset or before. They stand in the order of the text, and there may be thousands for as many fixes. */
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

/** Where the item, or the key of the pair, starts. */
export function startOf(item: unknown): number {
  const node = isPair(item) ? (item.key as Node) : (item as Node);
  return node.range?.[0] ?? 0;
}

function covers(node: Node | null, offset: number): boolean {
  const [start, , end] = node?.range ?? [];
  return start !== undefined && end !== undefined && start <= offset && offset <= end;
}

/** The pair of a map, with nodes. */
export function readPair(map: YAMLMap, index: number): Pair<Node, Node | null> | undefined {
  return map.items[index] as Pair<Node, Node | null> | undefined;
}

/** Whether nothing is written where a value could be. */
export function isAbsent(node: Node | null): boolean {
  return node === null || (isScalar(node) && node.value === null && (node.source ?? '') === '');
}
