import { printPlace } from '#diagnostics';
import { type AppNode, type AppTree, getNodeState } from '#engine';
import type { NodeOrigin } from '../tree/readOrigin';

/** Why a node is there or not, as a sentence. */
export function describeState(node: AppNode, tree: AppTree, origin: NodeOrigin): string {
  switch (getNodeState(node)) {
    case 'present':
      return 'It is enabled.';
    case 'disabled':
      return describeDisabled(origin);
    case 'condition':
      return `Its condition does not hold where nobody is signed in: ${JSON.stringify(node.spec.if)}.`;
    case 'failed':
      return 'It could not be created; its problems say why.';
    case 'absent':
      return describeAbsent(node, tree);
  }
}

function describeDisabled({ disabled }: NodeOrigin): string {
  return disabled
    ? `It is disabled at ${printPlace(disabled)}.`
    : 'Its plugin disables it; naming it in app.extensions enables it.';
}

/** The nearest reason further up the tree. */
function describeAbsent({ spec, edges }: AppNode, tree: AppTree): string {
  let above = edges.attachedTo?.node;
  while (above && getNodeState(above) === 'absent' && above.edges.attachedTo)
    above = above.edges.attachedTo.node;
  if (!above) {
    const { id, input } = spec.attachTo;
    return tree.nodes.has(id)
      ? `It hangs in a circle of attachments: it is attached to '${id}', input '${input}'.`
      : `It is attached to '${id}', which is not installed.`;
  }
  const state = getNodeState(above);
  const why =
    state === 'present'
      ? 'does not take it'
      : `is ${state === 'condition' ? 'not there: its condition does not hold' : state}`;
  return `It hangs below '${above.spec.id}', which ${why}.`;
}
