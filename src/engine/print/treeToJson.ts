import type { AppNode, AppTree } from '../definitions/appTree';

/** The state of a node. `absent` means that it is an orphan or below a node that is not present. */
export type NodeState = 'present' | 'disabled' | 'condition' | 'failed' | 'absent';

/** A node as plain data. */
export interface NodeJson {
  id: string;
  plugin: string;
  state: NodeState;
  attachTo: { id: string; input: string };
  /** The ids of the data that the extension returned. */
  outputs: string[];
  attachments: { [input in string]: NodeJson[] };
}

/** A tree as plain data. */
export interface TreeJson {
  root: NodeJson;
  orphans: NodeJson[];
}

/** Converts a tree to plain data. Does not use more stack for a deep tree than for a flat one. */
export function treeToJson(tree: AppTree): TreeJson {
  return { root: nodeToJson(tree.root), orphans: [...tree.orphans].map(nodeToJson) };
}

/** Returns the state of a node. */
export function getNodeState({ spec, instance, absence }: AppNode): NodeState {
  if (instance) return 'present';
  return absence ?? (spec.disabled ? 'disabled' : 'absent');
}

function nodeToJson(start: AppNode): NodeJson {
  const first = describeNode(start);
  const waiting = [{ node: start, described: first }];
  for (const { node, described } of waiting) {
    for (const [input, children] of node.edges.attachments) {
      if (children.length === 0) continue;
      described.attachments[input] = children.map((child) => {
        const below = describeNode(child);
        waiting.push({ node: child, described: below });
        return below;
      });
    }
  }
  return first;
}

function describeNode(node: AppNode): NodeJson {
  const { spec, instance } = node;
  return {
    id: spec.id,
    plugin: spec.plugin.pluginId,
    state: getNodeState(node),
    attachTo: { id: spec.attachTo.id, input: spec.attachTo.input },
    outputs: instance ? [...instance.getDataRefs()].map(({ id }) => id) : [],
    attachments: {},
  };
}
