import type { ExtensionAttachTo } from '../definitions/extension';
import { TreeNode } from './treeNode';

/**
 * Hangs clones of nodes on their further attachment points, each with everything that hangs below it; a parent that was
 * itself cloned gets one under every clone. Only old extensions name several points.
 */
export function attachClones(
  nodes: ReadonlyMap<string, TreeNode>,
  further: ReadonlyMap<TreeNode, readonly ExtensionAttachTo[]>,
): void {
  const places = new Map<string, TreeNode[]>();
  for (const [id, node] of nodes) places.set(id, [node]);
  for (const [node, points] of further) {
    for (const { id, input } of points) {
      // Cloning may add to the list that is gone over, so it is copied first.
      for (const parent of places.get(id)?.slice() ?? []) {
        if (hangsBelow(parent, node.spec.id)) continue;
        cloneBelow(node, parent, input, places);
      }
    }
  }
  restoreOrder(nodes, places);
}

function hangsBelow(start: TreeNode, id: string): boolean {
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
      // The list is popped from its end, so children are put in from the last to the first to keep their order.
      for (const child of children.toReversed())
        waiting.push({ original: child, parent: clone, input: childInput });
    }
  }
}

/** Clones were added at the end of their inputs; put every list back into the order of the specs. */
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
