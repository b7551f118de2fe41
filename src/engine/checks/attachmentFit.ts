import type { AppNode } from '../tree/appTree';

/**
 * The inputs of a parent that a node could be attached to, in their order: open to its plugin, not taken yet, and asking
 * for nothing that the node does not give.
 */
export function listFittingInputs(node: AppNode, parent: AppNode): string[] {
  const given = listOutputs(node);
  const { inputs } = parent.spec.extension;
  return Object.keys(inputs).filter((name) => {
    const input = inputs[name];
    if (!input) return false;
    const { singleton, internal } = input.config;
    if (internal && node.spec.plugin.pluginId !== parent.spec.plugin.pluginId) return false;
    if (singleton && isTaken(parent, name, node)) return false;
    return input.extensionData.every(({ id, config }) => config.optional || given.has(id));
  });
}

/** Whether another enabled extension stands on an input. */
function isTaken(parent: AppNode, input: string, except: AppNode): boolean {
  const attached = parent.edges.attachments.get(input) ?? [];
  return attached.some((child) => child.spec.id !== except.spec.id && !child.spec.disabled);
}

/** What a node gave, or what it may give as long as it was not created. */
function listOutputs({ instance, spec }: AppNode): Set<string> {
  const refs = instance ? [...instance.getDataRefs()] : spec.extension.output;
  return new Set(refs.map(({ id }) => id));
}
