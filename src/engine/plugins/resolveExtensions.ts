import type { Extension } from '../definitions/extension';
import type { ExtensionDefinition } from '../definitions/extensionDefinition';
import { resolveExtension } from '../definitions/resolveExtension';

/** Resolves the extensions of a plugin or module with their ids, in order. Throws if two have the same id. */
export function resolveExtensions(
  owner: string,
  namespace: string,
  definitions: readonly ExtensionDefinition[],
): { extensions: Extension[]; definitions: Map<string, ExtensionDefinition> } {
  const extensions: Extension[] = [];
  const byId = new Map<string, ExtensionDefinition>();
  const duplicates = new Set<string>();
  for (const definition of definitions) {
    const extension = resolveExtension(definition, namespace);
    if (byId.has(extension.id)) duplicates.add(extension.id);
    byId.set(extension.id, definition);
    extensions.push(extension);
  }
  if (duplicates.size > 0)
    throw new Error(`${owner} provided duplicate extensions: ${[...duplicates].join(', ')}`);
  return { extensions, definitions: byId };
}
