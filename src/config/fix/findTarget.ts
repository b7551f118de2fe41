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
  collect({ node: root, role: 'root', parents: [], index: 0 }, offsets.start, found);
  const ends = ({ node }: Target) => (node.range?.[1] === offsets.end ? 0 : 1);
  return found.toSorted((left, right) => ends(left) - ends(right));
}

function collect(target: Target, offset: number, found: Target[]): void {
  const { node, parents } = target;
  const [start, , end] = node.range ?? [0, 0, 0];
  if (offset < start || offset > end) return;
  if (start === offset && !isAlias(node)) found.push(target);
  if (!isMap(node) && !isSeq(node)) return;
  const inside = { parents: [...parents, node] };
  node.items.forEach((item, index) => {
    if (!isPair(item)) {
      if (item !== null) collect({ node: item as Node, role: 'item', ...inside, index }, offset, found);
      return;
    }
    const { key, value } = item as Pair<Node, Node | null>;
    collect({ node: key, role: 'key', ...inside, index }, offset, found);
    if (value) collect({ node: value, role: 'value', ...inside, index }, offset, found);
  });
}

/** The pair of a map, with nodes. */
export function readPair(map: YAMLMap, index: number): Pair<Node, Node | null> | undefined {
  return map.items[index] as Pair<Node, Node | null> | undefined;
}

/** Whether nothing is written where a value could be. */
export function isAbsent(node: Node | null): boolean {
  return node === null || (isScalar(node) && node.value === null && (node.source ?? '') === '');
}
