import type { Locate } from '#diagnostics';

import type { Finding, UnprintedProblem } from '../problems/finding';
import type { ApiRegistry } from '../apis/apiRegistry';
import type { ExtensionFactoryMiddleware } from '../instantiate/factoryMiddleware';
import type { FillGap } from '../instantiate/substituteInstance';
import type { FrontendFeature } from '../plugins/frontendFeature';
import type { RouteBindings } from '../routes/resolveRouteBindings';
import type { RouteIds } from '../routes/routeIds';
import type { GrowingTree, TreeNode } from '../tree/treeNode';
import type { StartRegions } from './startRegions';
import type { Succession } from './succession';

/** A problem, and the node that was being created when it occurred. */
export interface NodeProblem {
  readonly creating: TreeNode;
  readonly problem: Finding;
}

/** The state that both phases share. */
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
  readonly planned: readonly Finding[];
}

/** The results of the first phase that the second phase needs. */
export interface Bootstrapped {
  /** Problems with the node that was being created. If the node is created again, they are dropped. */
  readonly nodeProblems: readonly NodeProblem[];
  /** Dependency cycles of APIs. */
  readonly cycles: readonly UnprintedProblem[];
  /** Other problems that are not related to a node. */
  readonly otherProblems: readonly Finding[];
  /** Requests for APIs that were not available. */
  readonly misses: ReadonlyArray<{ node: TreeNode; apiRefId: string }>;
}
