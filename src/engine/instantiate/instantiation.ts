import type { Locate, ProblemCode } from '#diagnostics';

import type { ApiRegistry } from '../apis/apiRegistry';
import { createFinding, type FindingDetails } from '../problems/createFinding';
import type { Finding, FindingText } from '../problems/finding';
import { locateSpec } from '../settings/locateSetting';
import type { TreeNode } from '../tree/treeNode';
import type { ExtensionFactoryMiddleware } from './factoryMiddleware';
import type { KeepInstance } from './keepInstance';
import type { FillGap } from './substituteInstance';

/** The context for creating instances. The same for all nodes of a phase. */
export interface Instantiation {
  apis: ApiRegistry;
  locate: Locate;
  /** All nodes of the tree, used to find the cause of a problem. */
  nodes: ReadonlyMap<string, TreeNode>;
  middleware?: ExtensionFactoryMiddleware | undefined;
  /** Returns a replacement for a failed node. */
  onGap?: FillGap | undefined;
  /** Returns the instance of the running app if it can be reused. */
  keep?: KeepInstance | undefined;
  /** Whether the condition of a node is met. Always true in phases in which the user is not known. */
  isWanted(node: TreeNode): boolean;
  /** Whether a node was completed by an earlier phase. */
  isSettled(node: TreeNode): boolean;
  /** Whether this phase skips the attachments of an input. */
  isOmitted: (node: TreeNode, input: string) => boolean;
  /** Called with the node that is being created, then with `undefined`. */
  onCreate(node: TreeNode | undefined): void;
  /** Called with each problem that occurs while a node is created. */
  report(creating: TreeNode, problem: Finding): void;
  /** The nodes that reported a problem while they were created. */
  reported: Set<TreeNode>;
}

/** Reports a problem of a node. Without a place in `details`, the place is the entry of the extension. */
export function reportNode(
  run: Instantiation,
  creating: TreeNode,
  code: ProblemCode,
  text: FindingText,
  details: FindingDetails = {},
  about: TreeNode = creating,
): void {
  const { spec } = about;
  run.reported.add(creating);
  run.report(
    creating,
    createFinding(code, text, {
      extensionId: spec.id,
      pluginId: spec.plugin.pluginId,
      ...details,
      where: details.where ?? locateSpec(run.locate, spec),
    }),
  );
}
