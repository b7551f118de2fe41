/**
 * The first phase of the start: creates what is needed before the user is known. Everything that requires sign-in is deferred,
 * including APIs and elements with a condition.
 */
import { createFinding } from '../problems/createFinding';
import type { Finding } from '../problems/finding';
import { findApiCycles } from '../apis/findApiCycles';
import { registerApi } from '../apis/registerApi';
import { instantiateTree } from '../instantiate/instantiateTree';
import type { Instantiation } from '../instantiate/instantiation';
import { registerFeatureFlags } from '../plugins/registerFeatureFlags';
import { locateSpec } from '../settings/locateSetting';
import type { TreeNode } from '../tree/treeNode';
import type { AppStart, Bootstrapped, NodeProblem } from './appStart';

/** Runs the first phase. */
export function bootstrapApp(start: AppStart): Bootstrapped {
  const { regions, registry, tree } = start;
  const nodeProblems: NodeProblem[] = [];
  const otherProblems: Finding[] = [...regions.unconditional].map((node) =>
    reportIgnoredCondition(start, node),
  );
  const misses: Array<{ node: TreeNode; apiRefId: string }> = [];
  let creating: TreeNode | undefined;
  registry.onMiss = (apiRefId) => {
    if (creating) misses.push({ node: creating, apiRefId });
  };
  const run: Instantiation = {
    apis: registry,
    locate: start.locate,
    nodes: tree.nodes,
    middleware: start.middleware,
    onGap: start.onGap,
    keep: start.succession?.keep,
    isWanted: () => true,
    isSettled: (node) =>
      node.instance !== undefined || node.absence !== undefined || regions.deferredRoots.has(node),
    isOmitted: regions.isBeyondBoundary,
    onCreate: (node) => {
      creating = node;
    },
    reported: new Set(),
    report: (node, problem) => nodeProblems.push({ creating: node, problem }),
  };
  for (const node of regions.apiRoots) {
    instantiateTree(run, node);
    const problem = registerApi(registry, node, start.locate);
    if (problem) nodeProblems.push({ creating: node, problem });
  }
  if (regions.appRoot) instantiateTree(run, tree.root);
  const cycles = findApiCycles(registry);
  otherProblems.push(...registerFeatureFlags(start.features, registry));
  registry.onMiss = undefined;
  return { nodeProblems, cycles, otherProblems, misses };
}

function reportIgnoredCondition(start: AppStart, { spec }: TreeNode): Finding {
  return createFinding('EXTENSION_BOOTSTRAP_PREDICATE_IGNORED', ['conditionIgnored', spec.id], {
    where: locateSpec(start.locate, spec),
    extensionId: spec.id,
    pluginId: spec.plugin.pluginId,
  });
}
