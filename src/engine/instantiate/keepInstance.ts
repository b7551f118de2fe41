import type { AppNodeInstance } from '../definitions/appTree';
import type { TreeNode } from '../tree/treeNode';

/** Returns the instance of a node in the running app, if it can be reused. */
export type KeepInstance = (
  node: TreeNode,
  isOmitted: (node: TreeNode, input: string) => boolean,
) => AppNodeInstance | undefined;
