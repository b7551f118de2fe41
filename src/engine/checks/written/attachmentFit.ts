import type { AppNode } from '../../definitions/appTree';

/**
 * Returns the inputs of a parent that a node could be attached to, in the order of their definition: not internal to another
 * plugin, not occupied, and requiring only data that the node provides.
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

/** Whether another enabled extension is attached to an input. */
function isTaken(parent: AppNode, input: string, except: AppNode): boolean {
  const attached = parent.edges.attachments.get(input) ?? [];
  return attached.some((child) => child.spec.id !== except.spec.id && !child.spec.disabled);
}

/** Returns the ids of the data that a node returned or, if it was not created, that it declares. */
function listOutputs({ instance, spec }: AppNode): Set<string> {
  const refs = instance ? [...instance.getDataRefs()] : spec.extension.output;
  return new Set(refs.map(({ id }) => id));
}
