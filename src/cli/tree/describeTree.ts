import type { ConfigSource } from '#diagnostics';
import { type AppTree, type NodeJson, treeToJson } from '#engine';
import { type NodeOrigin, readOrigin } from './readOrigin';

/** A node as plain data, with the places in the configuration that changed it. */
export interface DescribedNode extends Omit<NodeJson, 'attachments'> {
  origin: NodeOrigin;
  attachments: { [input in string]: DescribedNode[] };
}

/** The whole tree as plain data. `orphans` are nodes whose parent is not installed. */
export interface DescribedTree {
  root: DescribedNode;
  orphans: DescribedNode[];
}

/** The tree as plain data. */
export function describeTree(tree: AppTree, config: ConfigSource): DescribedTree {
  const origins = new Map([...tree.nodes].map(([id, node]) => [id, readOrigin(node, config)]));
  const describe = ({ attachments, ...node }: NodeJson): DescribedNode => ({
    ...node,
    origin: origins.get(node.id) ?? {},
    attachments: Object.fromEntries(
      Object.entries(attachments).map(([input, nodes]) => [input, nodes.map(describe)]),
    ),
  });
  const { root, orphans } = treeToJson(tree);
  return { root: describe(root), orphans: orphans.map(describe) };
}
