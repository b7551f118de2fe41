import type { Locate, Problem } from '#diagnostics';

import type { ApiRegistry } from '../apis/apiRegistry';
import type { ExtensionFactoryMiddleware } from '../instantiate/factoryMiddleware';
import type { FillGap } from '../instantiate/substituteInstance';
import type { FrontendFeature } from '../plugins/frontendFeature';
import type { RouteBindings } from '../routes/resolveRouteBindings';
import type { RouteIds } from '../routes/routeIds';
import type { GrowingTree, TreeNode } from '../tree/treeNode';
import type { StartRegions } from './startRegions';
import type { Succession } from './succession';

/** A problem and the node that was being created when it came up. */
export interface NodeProblem {
  readonly creating: TreeNode;
  readonly problem: Problem;
}

/** What the two phases of the start share. */
export interface AppStart {
  readonly features: readonly FrontendFeature[];
  readonly tree: GrowingTree;
  readonly regions: StartRegions;
  readonly registry: ApiRegistry;
  readonly routeIds: RouteIds;
  readonly routeBindings: RouteBindings;
  readonly basePath: string;
  readonly locate: Locate;
  readonly middleware: ExtensionFactoryMiddleware | undefined;
  readonly onGap: FillGap | undefined;
  readonly succession: Succession | undefined;
  /** Problems of settings, specs, tree and routes. */
  readonly planned: readonly Problem[];
}

/** What the first phase leaves to the second. */
export interface Bootstrapped {
  /** Problems with the node that was being created, so that those of nodes that are created again can be taken back. */
  readonly nodeProblems: readonly NodeProblem[];
  /** Problems that concern no single node. */
  readonly otherProblems: readonly Problem[];
  /** Which nodes asked for which API that was not there. */
  readonly misses: ReadonlyArray<{ node: TreeNode; apiRefId: string }>;
}
