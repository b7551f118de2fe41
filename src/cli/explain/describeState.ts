import { printPlace } from '#diagnostics';
import { type AppNode, type AppTree, getNodeState } from '#engine';
import type { NodeOrigin } from '../tree/readOrigin';

/** Describes in one sentence why a node is enabled or not. */
export function describeState(node: AppNode, tree: AppTree, origin: NodeOrigin): string {
  switch (getNodeState(node)) {
    case 'present':
      return 'It is enabled.';
    case 'disabled':
      return describeDisabled(origin);
    case 'condition':
      return `Its condition is not met without a signed-in user: ${JSON.stringify(node.spec.if)}.`;
    case 'failed':
      return 'It could not be created. See its problems.';
    case 'absent':
      return describeAbsent(node, tree);
  }
}

function describeDisabled({ disabled }: NodeOrigin): string {
  return disabled
    ? `It is disabled at ${printPlace(disabled)}.`
    : 'It is disabled by default. List it in app.extensions to enable it.';
}

/** Finds the nearest reason further up the tree. */
function describeAbsent({ spec, edges }: AppNode, tree: AppTree): string {
  let above = edges.attachedTo?.node;
  while (above && getNodeState(above) === 'absent' && above.edges.attachedTo)
    above = above.edges.attachedTo.node;
  if (!above) {
    const { id, input } = spec.attachTo;
    return tree.nodes.has(id)
      ? `It is part of an attachment cycle: it is attached to '${id}', input '${input}'.`
      : `It is attached to '${id}', which is not installed.`;
  }
  const state = getNodeState(above);
  const why =
    state === 'present'
      ? 'does not accept it'
      : `is ${state === 'condition' ? 'absent because its condition is not met' : state}`;
  return `It is attached to '${above.spec.id}', which ${why}.`;
}
