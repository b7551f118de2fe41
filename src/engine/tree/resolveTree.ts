/**
 * From specs to the tree: every node hangs on the input that its spec names. Promises that whoever walks from the root
 * down comes to an end, whatever the configuration says: nodes without an installed parent, and one of each circle, are
 * orphans. The order of attachments is the order of specs.
 */
import { createProblem, type Locate, type Problem, type Result } from '#diagnostics';

import type { ExtensionAttachTo } from '../definitions/extension';
import { locateSetting } from '../settings/locateSetting';
import { rootId } from '../specs/rootPlugin';
import type { AppNodeSpec } from './appTree';
import { attachClones } from './attachClones';
import { breakCycles } from './breakCycles';
import { type AttachmentRedirects, collectRedirects, printPoint } from './collectRedirects';
import { type GrowingTree, TreeNode } from './treeNode';

/** Resolves the tree of an app. */
export function resolveTree(specs: readonly AppNodeSpec[], locate: Locate): Result<GrowingTree> {
  const nodes = new Map<string, TreeNode>();
  for (const spec of specs) nodes.set(spec.id, new TreeNode(spec));
  const root = nodes.get(rootId);
  if (!root) throw new Error(`The specs hold no '${rootId}'. Take them from resolveSpecs.`);

  const redirects = collectRedirects(specs);
  const further = new Map<TreeNode, ExtensionAttachTo[]>();
  const orphans = new Set<TreeNode>();
  for (const node of nodes.values()) {
    if (node === root) continue;
    const { attachTo, furtherAttachTo } = node.spec;
    if (furtherAttachTo) {
      const points = [attachTo, ...furtherAttachTo].map((point) =>
        redirectPoint(point, nodes, redirects.value),
      );
      const [first, ...others] = points.filter((point) => nodes.has(point.id));
      hang(node, first ?? attachTo, nodes, orphans);
      further.set(node, others);
    } else {
      hang(node, redirectPoint(attachTo, nodes, redirects.value), nodes, orphans);
    }
  }

  const cycles = breakCycles(root, nodes, orphans);
  if (further.size > 0) attachClones(nodes, further);
  return {
    value: { root, nodes, orphans },
    problems: [...redirects.problems, ...cycles.map((cycle) => reportCycle(cycle, locate))],
  };
}

function hang(
  node: TreeNode,
  point: ExtensionAttachTo,
  nodes: ReadonlyMap<string, TreeNode>,
  orphans: Set<TreeNode>,
): void {
  const parent = nodes.get(point.id);
  if (parent) node.attach(parent, point.input);
  else orphans.add(node);
}

/** An existing input is used as it is; another point may have been taken over by an input that replaces it. */
function redirectPoint(
  point: ExtensionAttachTo,
  nodes: ReadonlyMap<string, TreeNode>,
  redirects: AttachmentRedirects,
): ExtensionAttachTo {
  const inputs = nodes.get(point.id)?.spec.extension.inputs;
  if (inputs && Object.hasOwn(inputs, point.input)) return point;
  return redirects.get(printPoint(point)) ?? point;
}

function reportCycle(cycle: readonly TreeNode[], locate: Locate): Problem {
  const [first] = cycle;
  const ids = [...cycle, first].map((node) => `'${node?.spec.id}'`).join(' → ');
  const places = cycle.map((node) => locateSetting(locate, node.spec, 'attachTo', ['id']));
  return createProblem('EXTENSION_ATTACHMENT_CYCLE', {
    message: `Extensions are attached in a circle: ${ids}. None of them hangs on the app, so they are left out.`,
    hint: 'Attach one of them elsewhere.',
    where: places.find((place) => place !== undefined),
    extensionId: first?.spec.id,
    pluginId: first?.spec.plugin.pluginId,
  });
}
