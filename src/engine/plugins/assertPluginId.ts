/** Throws for a plugin id that ids of extensions and routes cannot be made of. */
export function assertPluginId(pluginId: string): void {
  if (!pluginId || /[\s:/]/.test(pluginId)) {
    throw new Error(
      `The plugin id '${pluginId}' is not allowed. Start with a letter and join letters and digits by single dashes.`,
    );
  }
}
