import type { FinalizedApp } from '../phases/preparedApp';
import type { RouteObject } from '../routes/routeObject';
import type { AppNode } from '../tree/appTree';
import { TreeNode } from '../tree/treeNode';

/**
 * Puts the nodes whose instances are kept in the place of those that were made for them: what they drew knows them, and
 * must find the tree of now around them.
 */
export function takeOverNodes(app: FinalizedApp, seen: ReadonlySet<TreeNode>): void {
  for (const node of seen) {
    const { former } = node;
    if (!former) continue;
    former.spec = node.spec;
    former.edges = node.edges;
  }
  for (const node of seen) {
    const lasting = node.former ?? node;
    lasting.lineage.current = lasting;
    for (const [input, children] of node.edges.attachments) reattach(children, lasting, input);
  }
  replaceNodes(app);
}

function reattach(children: TreeNode[], parent: TreeNode, input: string): void {
  for (const [index, child] of children.entries()) {
    const lasting = child.former ?? child;
    children[index] = lasting;
    lasting.edges.attachedTo = { node: parent, input };
  }
}

function replaceNodes({ tree, routes }: FinalizedApp): void {
  const nodes = tree.nodes as Map<string, AppNode>;
  for (const [id, node] of nodes) nodes.set(id, findLasting(node));
  (tree as { root: AppNode }).root = findLasting(tree.root);
  const waiting: RouteObject[] = [...routes.routeObjects];
  for (let route = waiting.pop(); route; route = waiting.pop()) {
    const list = route.nodes as AppNode[];
    for (const [index, node] of list.entries()) list[index] = findLasting(node);
    waiting.push(...route.children);
  }
}

function findLasting(node: AppNode): AppNode {
  return node instanceof TreeNode ? (node.former ?? node) : node;
}
