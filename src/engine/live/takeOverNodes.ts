import type { FinalizedApp } from '../phases/preparedApp';
import type { RouteObject } from '../routes/routeObject';
import type { AppNode } from '../definitions/appTree';
import { TreeNode } from '../tree/treeNode';

/**
 * Puts the nodes whose instances are reused into the new tree. Rendered components reference these nodes and must find the
 * current tree around them.
 */
export function takeOverNodes(app: FinalizedApp, seen: ReadonlySet<TreeNode>): void {
  for (const node of seen) {
    const { former } = node;
    if (!former) continue;
    former.spec = node.spec;
    former.edges = node.edges;
  }
  for (const node of seen) {
    const kept = node.former ?? node;
    kept.lineage.current = kept;
    for (const [input, children] of node.edges.attachments) reattach(children, kept, input);
  }
  replaceNodes(app);
}

function reattach(children: TreeNode[], parent: TreeNode, input: string): void {
  for (const [index, child] of children.entries()) {
    const kept = child.former ?? child;
    children[index] = kept;
    kept.edges.attachedTo = { node: parent, input };
  }
}

function replaceNodes({ tree, routes }: FinalizedApp): void {
  const nodes = tree.nodes as Map<string, AppNode>;
  for (const [id, node] of nodes) nodes.set(id, findKept(node));
  (tree as { root: AppNode }).root = findKept(tree.root);
  const waiting: RouteObject[] = [...routes.routeObjects];
  for (let route = waiting.pop(); route; route = waiting.pop()) {
    const list = route.nodes as AppNode[];
    for (const [index, node] of list.entries()) list[index] = findKept(node);
    waiting.push(...route.children);
  }
}

function findKept(node: AppNode): AppNode {
  return node instanceof TreeNode ? (node.former ?? node) : node;
}
