/**
 * Builds the tree from specs: attaches every node to the input in its spec, in the order of the specs. The tree below the
 * root has no cycles, whatever the configuration: nodes without an installed parent, and one node of each cycle, are orphans.
 */
import type { Locate } from '#diagnostics';

import { createFinding } from '../problems/createFinding';
import type { Finding, Resolved } from '../problems/finding';
import type { ExtensionAttachTo } from '../definitions/extension';
import { locateSetting } from '../settings/locateSetting';
import { rootId } from '../specs/rootPlugin';
import type { AppNodeSpec } from '../definitions/appTree';
import { attachClones } from './attachClones';
import { breakCycles } from './breakCycles';
import { type AttachmentRedirects, collectRedirects, printPoint } from './collectRedirects';
import { type GrowingTree, TreeNode } from './treeNode';

/** Resolves the tree of an app. */
export function resolveTree(specs: readonly AppNodeSpec[], locate: Locate): Resolved<GrowingTree> {
  const nodes = new Map<string, TreeNode>();
  for (const spec of specs) nodes.set(spec.id, new TreeNode(spec));
  const root = nodes.get(rootId);
  if (!root) throw new Error(`Missing spec '${rootId}'. Pass specs from resolveSpecs.`);

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
      attachNode(node, first ?? attachTo, nodes, orphans);
      further.set(node, others);
    } else {
      attachNode(node, redirectPoint(attachTo, nodes, redirects.value), nodes, orphans);
    }
  }

  const cycles = breakCycles(root, nodes, orphans);
  if (further.size > 0) attachClones(nodes, further);
  return {
    value: { root, nodes, orphans },
    problems: [...redirects.problems, ...cycles.map((cycle) => reportCycle(cycle, locate))],
  };
}

function attachNode(
  node: TreeNode,
  point: ExtensionAttachTo,
  nodes: ReadonlyMap<string, TreeNode>,
  orphans: Set<TreeNode>,
): void {
  const parent = nodes.get(point.id);
  if (parent) node.attach(parent, point.input);
  else orphans.add(node);
}

/** Returns the point itself if its input exists, otherwise the input that replaces it, if any. */
function redirectPoint(
  point: ExtensionAttachTo,
  nodes: ReadonlyMap<string, TreeNode>,
  redirects: AttachmentRedirects,
): ExtensionAttachTo {
  const inputs = nodes.get(point.id)?.spec.extension.inputs;
  if (inputs && Object.hasOwn(inputs, point.input)) return point;
  return redirects.get(printPoint(point)) ?? point;
}

function reportCycle(cycle: readonly TreeNode[], locate: Locate): Finding {
  const [first] = cycle;
  const ids = cycle.map((node) => node.spec.id);
  const places = cycle.map((node) => locateSetting(locate, node.spec, 'attachTo', ['id']));
  return createFinding('EXTENSION_ATTACHMENT_CYCLE', ['attachmentCycle', ids], {
    where: places.find((place) => place !== undefined),
    extensionId: first?.spec.id,
    pluginId: first?.spec.plugin.pluginId,
  });
}
