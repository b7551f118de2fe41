import type { AppTree, FrontendPlugin } from '#sdk';

/** A plugin with how much of it is in use. */
export interface InstalledPlugin {
  plugin: FrontendPlugin;
  /** Its extensions, and those that modules and other plugins added to it. */
  extensions: number;
  /** Those of them that are in the app. */
  enabled: number;
}

/** The plugins that brought something into the tree, in the order in which they stand there. */
export function listPlugins(tree: AppTree): InstalledPlugin[] {
  const found = new Map<string, InstalledPlugin>();
  for (const { spec, instance } of tree.nodes.values()) {
    const known = found.get(spec.plugin.pluginId) ?? { plugin: spec.plugin, extensions: 0, enabled: 0 };
    known.extensions += 1;
    if (instance) known.enabled += 1;
    found.set(spec.plugin.pluginId, known);
  }
  return [...found.values()];
}
