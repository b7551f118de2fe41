/**
 * Creates instances for the tree: children before parents, siblings in order. A node that is disabled or not wanted is absent
 * with everything below it; a node that fails is absent for its parent. Never throws, and does not use more stack for a deep
 * tree than for a flat one.
 */
import type { TreeNode } from '../tree/treeNode';
import { createInstance } from './createInstance';
import type { Instantiation } from './instantiation';
import { substituteInstance } from './substituteInstance';

/** Creates the instances of a node and of everything below it. */
export function instantiateTree(run: Instantiation, start: TreeNode): void {
  const order = listParentsFirst(run, start);
  for (let index = order.length - 1; index >= 0; index -= 1) {
    const node = order[index];
    if (!node) continue;
    const instance =
      run.keep?.(node, run.isOmitted) ?? createInstance(run, node) ?? substituteInstance(run, node);
    if (instance) node.instance = instance;
    else node.absence = 'failed';
  }
}

/** Lists the nodes to create, parents before children and siblings in reverse, to be read from the end. */
function listParentsFirst(run: Instantiation, start: TreeNode): TreeNode[] {
  const order: TreeNode[] = [];
  const waiting = [start];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (run.isSettled(node)) continue;
    node.instance = undefined;
    node.absence = undefined;
    node.former = undefined;
    if (node.spec.disabled) {
      node.absence = 'disabled';
    } else if (!run.isWanted(node)) {
      node.absence = 'condition';
    } else {
      order.push(node);
      for (const [input, children] of node.edges.attachments) {
        if (run.isOmitted(node, input)) continue;
        for (const child of children) waiting.push(child);
      }
    }
  }
  return order;
}
