import type { Installation, InstalledExtension, InstalledInput } from './installation';

/** An extension and its inputs that accept another extension. */
export interface AttachPoint {
  parent: InstalledExtension;
  inputs: InstalledInput[];
}

/** Finds the inputs that an extension can be attached to: those that its plugin may use and whose required data it provides. */
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
