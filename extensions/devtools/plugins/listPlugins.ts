import type { AppTree, FrontendPlugin } from '#sdk';

/** A plugin, with its number of extensions. */
export interface InstalledPlugin {
  plugin: FrontendPlugin;
  /** The number of its extensions, including those from modules and other plugins. */
  extensions: number;
  /** The number of its enabled extensions. */
  enabled: number;
}

/** Lists the plugins with extensions in the tree, in the order of the tree. */
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
