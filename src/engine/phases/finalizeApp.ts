/**
 * The second phase of the start: evaluates the conditions and creates the remaining instances. Instances of the first phase are
 * kept, except for nodes whose attachments are different now. These are created again, and their earlier problems are
 * dropped.
 */
import { evaluateFilterPredicate } from '#model';

import { createFinding } from '../problems/createFinding';
import type { Finding } from '../problems/finding';
import { findApiCycles } from '../apis/findApiCycles';
import { registerApi } from '../apis/registerApi';
import { instantiateTree } from '../instantiate/instantiateTree';
import type { Instantiation } from '../instantiate/instantiation';
import { coreDataRefs } from '../refs/coreDataRefs';
import { createAppRoutes } from '../routes/createAppRoutes';
import { extractRoutes } from '../routes/extractRoutes';
import { locateSpec } from '../settings/locateSetting';
import type { TreeNode } from '../tree/treeNode';
import type { AppStart, Bootstrapped } from './appStart';
import type { FinalizedApp, PredicateContext } from './preparedApp';
import { signInInput } from './startRegions';

/** Runs the second phase. */
export function finalizeApp(
  start: AppStart,
  bootstrapped: Bootstrapped,
  context: PredicateContext,
): FinalizedApp {
  const { regions, registry, tree } = start;
  const known = bootstrapped.cycles.map(({ text }) => JSON.stringify(text));
  const problems: Finding[] = [
    ...start.planned,
    ...bootstrapped.cycles,
    ...bootstrapped.otherProblems,
    ...bootstrapped.nodeProblems
      .filter(({ creating }) => !regions.twice.has(creating))
      .map(({ problem }) => problem),
  ];
  const settled = collectSettled(start);
  const run: Instantiation = {
    apis: registry,
    locate: start.locate,
    nodes: tree.nodes,
    middleware: start.middleware,
    onGap: start.onGap,
    keep: start.succession?.keep,
    isWanted: (node) =>
      node.spec.if === undefined ||
      regions.unconditional.has(node) ||
      evaluateFilterPredicate(node.spec.if, context),
    isSettled: (node) => settled.has(node),
    isOmitted: (node, input) => node === regions.appRoot && input === signInInput,
    onCreate: () => undefined,
    reported: new Set(),
    report: (_, problem) => problems.push(problem),
  };
  for (const node of regions.apiRoots.filter((root) => regions.deferredRoots.has(root))) {
    instantiateTree(run, node);
    settled.add(node);
    const problem = registerApi(registry, node, start.locate);
    if (problem) problems.push(problem);
  }
  problems.push(...reportMisses(start, bootstrapped));
  problems.push(...findApiCycles(registry).filter(({ text }) => !known.includes(JSON.stringify(text))));
  instantiateTree(run, tree.root);
  const routes = extractRoutes(tree.root, start.routeIds);
  problems.push(...routes.problems);
  return {
    tree,
    apis: registry,
    routes: createAppRoutes(start.routeIds, start.routeBindings, routes.value, start.basePath),
    problems,
    element: tree.root.instance?.getData(coreDataRefs.reactElement),
  };
}

/** Returns the nodes that were completed in the first phase and are not created again. */
function collectSettled({ regions, tree }: AppStart): Set<TreeNode> {
  const settled = new Set<TreeNode>();
  const waiting: TreeNode[] = [tree.root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const isTwice = regions.twice.has(node) || node === tree.root;
    if (regions.deferredRoots.has(node)) continue;
    if (!isTwice) {
      settled.add(node);
      continue;
    }
    for (const [input, children] of node.edges.attachments) {
      if (regions.isBeyondBoundary(node, input)) continue;
      for (const child of children) waiting.push(child);
    }
  }
  return settled;
}

/** Reports APIs that were requested before sign-in and are only available now. */
function reportMisses({ registry, locate }: AppStart, { misses }: Bootstrapped): Finding[] {
  return misses
    .filter(({ apiRefId }) => registry.find(apiRefId))
    .map(({ node: { spec }, apiRefId }) =>
      createFinding('EXTENSION_BOOTSTRAP_API_UNAVAILABLE', ['apiTooEarly', spec.id, apiRefId], {
        where: locateSpec(locate, spec),
        extensionId: spec.id,
        pluginId: spec.plugin.pluginId,
        apiRefId,
      }),
    );
}
