import type { Extension } from '../definitions/extension';
import type { ExtensionDefinition } from '../definitions/extensionDefinition';
import { resolveExtension } from '../definitions/resolveExtension';

/** The extensions of one plugin or module with their ids, in their order. Throws when two have the same id. */
export function resolveExtensions(
  owner: string,
  namespace: string,
  definitions: readonly ExtensionDefinition[],
): { extensions: Extension[]; definitions: Map<string, ExtensionDefinition> } {
  const extensions: Extension[] = [];
  const byId = new Map<string, ExtensionDefinition>();
  const doubled = new Set<string>();
  for (const definition of definitions) {
    const extension = resolveExtension(definition, namespace);
    if (byId.has(extension.id)) doubled.add(extension.id);
    byId.set(extension.id, definition);
    extensions.push(extension);
  }
  if (doubled.size > 0) throw new Error(`${owner} provided duplicate extensions: ${[...doubled].join(', ')}`);
  return { extensions, definitions: byId };
}
