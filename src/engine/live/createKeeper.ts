import type { KeepInstance } from '../instantiate/keepInstance';
import { NodeInstance } from '../instantiate/nodeInstance';
import type { FrontendPlugin } from '../plugins/frontendPlugin';
import type { AppNode, AppTree } from '../tree/appTree';
import { TreeNode } from '../tree/treeNode';

/** Decides which instances of the running app may stay. */
export interface Keeper {
  readonly keep: KeepInstance;
  /** The nodes that it was asked about. */
  readonly seen: ReadonlySet<TreeNode>;
}

/** Creates the keeper of the instances in a tree. */
export function createKeeper(tree: AppTree): Keeper {
  const clones = new Map<string, TreeNode>();
  for (const node of listClones(tree)) clones.set(printWay(node), node);
  const seen = new Set<TreeNode>();
  return {
    seen,
    keep(node, isOmitted) {
      seen.add(node);
      const first = tree.nodes.get(node.spec.id);
      const former = clones.size > 0 ? (clones.get(printWay(node)) ?? first) : first;
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

/** What `app.pluginOverrides` says of a plugin is loaded when somebody asks for it, so it makes no other plugin. */
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

/** An API that can no longer be created counts as changed: the factory then meets the failure itself. */
function isCurrent(instance: NodeInstance): boolean {
  try {
    return instance.isCurrent?.() ?? false;
  } catch {
    return false;
  }
}

/** The nodes that share their id with another one, as only old extensions have them. */
function* listClones(tree: AppTree): Iterable<TreeNode> {
  if (![...tree.nodes.values()].some(({ spec }) => spec.furtherAttachTo)) return;
  const waiting: AppNode[] = [tree.root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (tree.nodes.get(node.spec.id) !== node && node instanceof TreeNode) yield node;
    for (const children of node.edges.attachments.values()) waiting.push(...children);
  }
}

/** The way from a node to the root, which tells clones of one node apart. */
function printWay(start: TreeNode): string {
  const way: string[] = [];
  for (let node: TreeNode | undefined = start; node; node = node.edges.attachedTo?.node) {
    way.push(node.spec.id, node.edges.attachedTo?.input ?? '');
  }
  return way.join('\n');
}
