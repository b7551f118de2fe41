import type { AppNode, AppTree } from '#engine';

/** How it went with a node: it is there, or why it is not. `absent` stands below a node that is not there itself. */
export type NodeState = 'present' | 'disabled' | 'failed' | 'condition' | 'absent' | 'orphan';

/** A node of the tree as plain data. */
export interface DescribedNode {
  id: string;
  plugin: string;
  state: NodeState;
  attachTo: { id: string; input: string };
  /** Ids of the data refs that the extension gave. */
  outputs: string[];
  attachments: Record<string, DescribedNode[]>;
}

/** The whole tree as plain data; `orphans` are attached to nothing that is installed. */
export interface DescribedTree {
  root: DescribedNode;
  orphans: DescribedNode[];
}

/** The tree as plain data, for JSON and for printing. */
export function describeTree(tree: AppTree): DescribedTree {
  return {
    root: describeNode(tree.root),
    orphans: [...tree.orphans].map((node) => ({ ...describeNode(node), state: 'orphan' })),
  };
}

function describeNode(node: AppNode): DescribedNode {
  const { spec, edges, instance } = node;
  const attachments = [...edges.attachments].map(
    ([input, nodes]) => [input, nodes.map(describeNode)] as const,
  );
  return {
    id: spec.id,
    plugin: spec.plugin.pluginId,
    state: resolveState(node),
    attachTo: { id: spec.attachTo.id, input: spec.attachTo.input },
    outputs: [...(instance?.getDataRefs() ?? [])].map(({ id }) => id),
    attachments: Object.fromEntries(attachments),
  };
}

function resolveState({ spec, instance, absence }: AppNode): NodeState {
  if (spec.disabled) return 'disabled';
  if (instance) return 'present';
  return absence ?? 'absent';
}
