import type { Installation, InstalledExtension, InstalledInput } from './installation';

/** An extension and those of its inputs that another one fits. */
export interface AttachPoint {
  parent: InstalledExtension;
  inputs: InstalledInput[];
}

/** Where an extension can be attached: inputs that are open to its plugin and need no more than it gives. */
export function findAttachPoints(installation: Installation, extension: InstalledExtension): AttachPoint[] {
  return installation.parents
    .filter(({ id }) => id !== extension.id)
    .map((parent) => ({
      parent,
      inputs: parent.inputs.filter(
        (input) =>
          (!input.internal || parent.pluginId === extension.pluginId) &&
          input.required.every((ref) => extension.outputs.includes(ref)),
      ),
    }))
    .filter(({ inputs }) => inputs.length > 0);
}
