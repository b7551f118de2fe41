import type { TreeNode } from './treeNode';

/**
 * Detaches the first member of every attachment cycle, which becomes an orphan, and returns the cycles. Visits each node once,
 * so the time is linear in the number of nodes and does not depend on the depth.
 */
export function breakCycles(
  root: TreeNode,
  nodes: ReadonlyMap<string, TreeNode>,
  orphans: Set<TreeNode>,
): TreeNode[][] {
  const settled = new Set<TreeNode>([root]);
  const cycles: TreeNode[][] = [];
  for (const start of nodes.values()) {
    const path = new Set<TreeNode>();
    let node: TreeNode | undefined = start;
    while (node && !settled.has(node) && !path.has(node)) {
      path.add(node);
      node = node.edges.attachedTo?.node;
    }
    if (node && path.has(node)) {
      const members = [...path];
      cycles.push(startingAtFirst(members.slice(members.indexOf(node)), nodes));
    }
    for (const visited of path) settled.add(visited);
  }
  for (const [first] of cycles) {
    if (!first) continue;
    first.detach();
    orphans.add(first);
  }
  return cycles;
}

/** Rotates a cycle so that it starts with the member that comes first in the tree. */
function startingAtFirst(cycle: TreeNode[], nodes: ReadonlyMap<string, TreeNode>): TreeNode[] {
  const members = new Set(cycle);
  for (const node of nodes.values()) {
    if (!members.has(node)) continue;
    const index = cycle.indexOf(node);
    return [...cycle.slice(index), ...cycle.slice(0, index)];
  }
  return cycle;
}
