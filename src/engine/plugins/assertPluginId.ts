/** Throws if a plugin id cannot be part of extension and route ids. */
export function assertPluginId(pluginId: string): void {
  if (!pluginId || /[\s:/]/.test(pluginId)) {
    throw new Error(
      `The plugin id '${pluginId}' is invalid. Use letters, digits and single hyphens, and start with a letter.`,
    );
  }
}
