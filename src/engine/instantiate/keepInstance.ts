import type { AppNodeInstance } from '../tree/appTree';
import type { TreeNode } from '../tree/treeNode';

/** Gives the instance that a node has in the app that runs, if it may stay. */
export type KeepInstance = (
  node: TreeNode,
  isOmitted: (node: TreeNode, input: string) => boolean,
) => AppNodeInstance | undefined;
