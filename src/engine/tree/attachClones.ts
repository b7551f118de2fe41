import type { ExtensionAttachTo } from '../definitions/extension';
import { TreeNode } from './treeNode';

/**
 * Attaches clones of nodes, with everything below them, to their additional attachment points. If a parent was cloned, each of
 * its clones gets a clone of the node. Only extensions of an old format have more than one attachment point.
 */
export function attachClones(
  nodes: ReadonlyMap<string, TreeNode>,
  further: ReadonlyMap<TreeNode, readonly ExtensionAttachTo[]>,
): void {
  const places = new Map<string, TreeNode[]>();
  for (const [id, node] of nodes) places.set(id, [node]);
  for (const [node, points] of further) {
    for (const { id, input } of points) {
      // Cloning can extend the list during the loop, so iterate over a copy.
      for (const parent of places.get(id)?.slice() ?? []) {
        if (isSelfOrBelow(parent, node.spec.id)) continue;
        cloneBelow(node, parent, input, places);
      }
    }
  }
  restoreOrder(nodes, places);
}

function isSelfOrBelow(start: TreeNode, id: string): boolean {
  for (let node: TreeNode | undefined = start; node; node = node.edges.attachedTo?.node) {
    if (node.spec.id === id) return true;
  }
  return false;
}

function cloneBelow(
  original: TreeNode,
  parent: TreeNode,
  input: string,
  places: Map<string, TreeNode[]>,
): void {
  const waiting = [{ original, parent, input }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const clone = new TreeNode(next.original.spec);
    clone.attach(next.parent, next.input);
    places.get(clone.spec.id)?.push(clone);
    for (const [childInput, children] of next.original.edges.attachments) {
      // Nodes are taken from the end, so children are added in reverse to keep their order.
      for (const child of children.toReversed())
        waiting.push({ original: child, parent: clone, input: childInput });
    }
  }
}

/** Restores the order of the specs, because clones were appended to their inputs. */
function restoreOrder(nodes: ReadonlyMap<string, TreeNode>, places: ReadonlyMap<string, TreeNode[]>): void {
  const order = new Map([...nodes.keys()].map((id, index) => [id, index]));
  for (const all of places.values()) {
    for (const node of all) {
      for (const attachments of node.edges.attachments.values()) {
        attachments.sort((left, right) => (order.get(left.spec.id) ?? 0) - (order.get(right.spec.id) ?? 0));
      }
    }
  }
}
