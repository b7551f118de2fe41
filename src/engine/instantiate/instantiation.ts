import {
  createProblem,
  type Locate,
  type Problem,
  type ProblemCode,
  type ProblemDetails,
} from '#diagnostics';

import type { ApiRegistry } from '../apis/apiRegistry';
import { locateSpec } from '../settings/locateSetting';
import type { TreeNode } from '../tree/treeNode';
import type { ExtensionFactoryMiddleware } from './factoryMiddleware';
import type { KeepInstance } from './keepInstance';
import type { FillGap } from './substituteInstance';

/** What creating instances needs, the same for every node of one phase. */
export interface Instantiation {
  apis: ApiRegistry;
  locate: Locate;
  /** All nodes of the tree, to say more of a problem. */
  nodes: ReadonlyMap<string, TreeNode>;
  middleware?: ExtensionFactoryMiddleware | undefined;
  /** Says what stands in place of a node that failed; without it nothing does. */
  onGap?: FillGap | undefined;
  /** Gives the instance of the running app where nothing has changed for it. */
  keep?: KeepInstance | undefined;
  /** Whether the condition of a node holds; phases in which nothing is known of the user let everything through. */
  isWanted(node: TreeNode): boolean;
  /** Whether a node is as an earlier phase left it. */
  isSettled(node: TreeNode): boolean;
  /** Whether what hangs on an input is left out of this phase. */
  isOmitted: (node: TreeNode, input: string) => boolean;
  /** Told which node is being created, then that none is. */
  onCreate(node: TreeNode | undefined): void;
  /** Takes the problems that come up while a node is created. */
  report(creating: TreeNode, problem: Problem): void;
  /** The nodes whose creation gave cause for a report. */
  reported: Set<TreeNode>;
}

/** Reports a problem that concerns a node; without a better place, where the configuration speaks of the extension. */
export function reportNode(
  run: Instantiation,
  creating: TreeNode,
  code: ProblemCode,
  details: ProblemDetails,
  about: TreeNode = creating,
): void {
  const { spec } = about;
  run.reported.add(creating);
  run.report(
    creating,
    createProblem(code, {
      extensionId: spec.id,
      pluginId: spec.plugin.pluginId,
      ...details,
      where: details.where ?? locateSpec(run.locate, spec),
    }),
  );
}
