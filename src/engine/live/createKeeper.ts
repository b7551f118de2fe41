import type { KeepInstance } from '../instantiate/keepInstance';
import { NodeInstance } from '../instantiate/nodeInstance';
import type { FrontendPlugin } from '../definitions/frontendPlugin';
import type { AppNode, AppTree } from '../definitions/appTree';
import { TreeNode } from '../tree/treeNode';

/** Decides which instances of the running app are reused. */
export interface Keeper {
  readonly keep: KeepInstance;
  /** The nodes that `keep` was called with. */
  readonly seen: ReadonlySet<TreeNode>;
}

/** Creates a keeper for the instances of a tree. */
export function createKeeper(tree: AppTree): Keeper {
  const clones = new Map<string, TreeNode>();
  for (const node of listClones(tree)) clones.set(printPath(node), node);
  const seen = new Set<TreeNode>();
  return {
    seen,
    keep(node, isOmitted) {
      seen.add(node);
      const first = tree.nodes.get(node.spec.id);
      const former = clones.size > 0 ? (clones.get(printPath(node)) ?? first) : first;
      if (!(former instanceof TreeNode)) return undefined;
      node.lineage = former.lineage;
      if (!isUnchanged(node, former, isOmitted)) return undefined;
      node.former = former;
      return former.instance;
    },
  };
}

function isUnchanged(
  node: TreeNode,
  former: TreeNode,
  isOmitted: (node: TreeNode, input: string) => boolean,
): boolean {
  const { instance } = former;
  return (
    instance instanceof NodeInstance &&
    hasSameSpec(node.spec, former.spec) &&
    Object.keys(node.spec.extension.inputs).every(
      (input) => isOmitted(node, input) || hasSameAttachments(node, former, input),
    ) &&
    isCurrent(instance)
  );
}

function hasSameSpec(spec: AppNode['spec'], former: AppNode['spec']): boolean {
  return (
    spec.extension === former.extension &&
    spec.attachTo.id === former.attachTo.id &&
    spec.attachTo.input === former.attachTo.input &&
    JSON.stringify(spec.config) === JSON.stringify(former.config) &&
    isSamePlugin(spec.plugin, former.plugin)
  );
}

/** Compares plugins without `info`, which is loaded on demand and differs after every change of `app.pluginOverrides`. */
function isSamePlugin(plugin: FrontendPlugin, former: FrontendPlugin): boolean {
  const before = new Map<string, unknown>(Object.entries(former));
  return (
    plugin === former ||
    Object.entries(plugin).every(([key, value]) => key === 'info' || before.get(key) === value)
  );
}

function hasSameAttachments(node: TreeNode, former: TreeNode, input: string): boolean {
  const attached = listAttached(node, input);
  const before = listAttached(former, input);
  return (
    attached.length === before.length &&
    attached.every(({ instance }, index) => instance === before[index]?.instance)
  );
}

function listAttached(node: TreeNode, input: string): TreeNode[] {
  return (node.edges.attachments.get(input) ?? []).filter(({ instance }) => instance);
}

/** Whether an instance is up to date. If an API cannot be created anymore, the factory runs again and reports the error. */
function isCurrent(instance: NodeInstance): boolean {
  try {
    return instance.isCurrent?.() ?? false;
  } catch {
    return false;
  }
}

/** Lists nodes that have the same id as another one. Only extensions of an old format have them. */
function* listClones(tree: AppTree): Iterable<TreeNode> {
  if (![...tree.nodes.values()].some(({ spec }) => spec.furtherAttachTo)) return;
  const waiting: AppNode[] = [tree.root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (tree.nodes.get(node.spec.id) !== node && node instanceof TreeNode) yield node;
    for (const children of node.edges.attachments.values()) waiting.push(...children);
  }
}

/** Prints the path from a node to the root, which is unique among clones. */
function printPath(start: TreeNode): string {
  const path: string[] = [];
  for (let node: TreeNode | undefined = start; node; node = node.edges.attachedTo?.node) {
    path.push(node.spec.id, node.edges.attachedTo?.input ?? '');
  }
  return path.join('\n');
}
