import type { ConfigPath, ConfigSource, Place } from '#diagnostics';
import { type AppNode, type AppTree, getNodeState, type NodeState } from '#engine';
import { type NodeOrigin, readOrigin } from '../tree/readOrigin';
import { compareConfigs, type ConfigChange } from './compareConfigs';
import { compareOrders, type OrderChange } from './compareOrders';

/** One side of a comparison. */
export interface ComparedTree {
  tree: AppTree;
  config: ConfigSource;
}

/** The differences between the extension trees of two configurations. */
export interface TreeDifference {
  /** Extensions that are only in the second tree, and those that are only in the first. */
  added: string[];
  removed: string[];
  changed: NodeDifference[];
  /** Inputs whose attachments have a different order. */
  reordered: Array<{ id: string; input: string; changes: OrderChange[] }>;
}

/**
 * The differences of one extension. Unchanged parts are absent. Places refer to the files of the second tree, or to those of
 * the first tree for settings that only it has.
 */
export interface NodeDifference {
  id: string;
  switched?: { to: 'enabled' | 'disabled'; where?: Place };
  moved?: { from: AttachPoint; to: AttachPoint; where?: Place };
  config?: Array<ConfigChange & { where?: Place }>;
  /** The state, if it differs for another reason than the settings. */
  state?: { from: NodeState; to: NodeState };
}

interface AttachPoint {
  id: string;
  input: string;
}

/** Compares two trees, extension by extension, in the order of the second. */
export function compareTrees(from: ComparedTree, to: ComparedTree): TreeDifference {
  const before = from.tree.nodes;
  const now = to.tree.nodes;
  const pairs = [...now].flatMap(([id, node]) => {
    const earlier = before.get(id);
    return earlier ? [{ id, earlier, node }] : [];
  });
  return {
    added: [...now.keys()].filter((id) => !before.has(id)),
    removed: [...before.keys()].filter((id) => !now.has(id)),
    changed: pairs.flatMap(({ earlier, node }) => compareNodes(earlier, node, from.config, to.config)),
    reordered: pairs.flatMap(({ id, earlier, node }) =>
      [...node.edges.attachments].flatMap(([input, children]) => {
        const changes = compareOrders(listIds(earlier.edges.attachments.get(input) ?? []), listIds(children));
        return changes.length > 0 ? [{ id, input, changes }] : [];
      }),
    ),
  };
}

/** Whether two trees are identical. */
export function isSame({ added, removed, changed, reordered }: TreeDifference): boolean {
  return [added, removed, changed, reordered].every((list) => list.length === 0);
}

function listIds(nodes: readonly AppNode[]): string[] {
  return nodes.map(({ spec }) => spec.id);
}

function compareNodes(
  earlier: AppNode,
  node: AppNode,
  from: ConfigSource,
  to: ConfigSource,
): NodeDifference[] {
  const before = earlier.spec;
  const now = node.spec;
  const origin = readOrigin(node, to);
  const earlierOrigin = readOrigin(earlier, from);
  const switched = before.disabled !== now.disabled;
  const moved = before.attachTo.id !== now.attachTo.id || before.attachTo.input !== now.attachTo.input;
  const config = compareConfigs(before.config, now.config).map((change) => ({
    ...change,
    ...at(
      locateKey(now.origin.config, change.path, to, 'to' in change) ??
        locateKey(before.origin.config, change.path, from, true),
    ),
  }));
  const state = compareStates(earlier, node);
  if (!switched && !moved && config.length === 0 && !state) return [];
  return [
    {
      id: now.id,
      ...(switched ? { switched: describeSwitch(now.disabled, origin, earlierOrigin) } : {}),
      ...(moved
        ? {
            moved: {
              from: pick(before.attachTo),
              to: pick(now.attachTo),
              ...at(origin.moved ?? earlierOrigin.moved),
            },
          }
        : {}),
      ...(config.length > 0 ? { config } : {}),
      ...(state ? { state } : {}),
    },
  ];
}

function describeSwitch(disabled: boolean, origin: NodeOrigin, earlier: NodeOrigin) {
  return {
    to: disabled ? ('disabled' as const) : ('enabled' as const),
    ...at(origin.disabled ?? origin.enabled ?? earlier.disabled ?? earlier.enabled),
  };
}

/** Compares states. If the settings differ, a different state is expected, so only failures are reported. */
function compareStates(earlier: AppNode, node: AppNode): NodeDifference['state'] {
  const from = getNodeState(earlier);
  const to = getNodeState(node);
  return from !== to && (from === 'failed' || to === 'failed') ? { from, to } : undefined;
}

function pick({ id, input }: AttachPoint): AttachPoint {
  return { id, input };
}

function locateKey(
  config: ConfigPath | undefined,
  path: readonly string[],
  { locate }: ConfigSource,
  isWritten: boolean,
): Place | undefined {
  return config && isWritten ? locate([...config, ...path], 'key') : undefined;
}

function at(where: Place | undefined): { where?: Place } {
  return where ? { where } : {};
}
