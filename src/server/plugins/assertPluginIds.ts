import type { BackendPlugin } from '#backend';

/** Ids under `/api` that the host uses. */
const RESERVED = ['app', 'auth', 'permission', 'trellis'];

/** @throws TypeError if two plugins have the same id, or one has an id of the host */
export function assertPluginIds(plugins: readonly BackendPlugin[]): void {
  const taken = new Set(RESERVED);
  for (const { pluginId } of plugins) {
    if (taken.has(pluginId)) {
      throw new TypeError(
        `The plugin id '${pluginId}' is already in use. Choose another id for one of the server sides.`,
      );
    }
    taken.add(pluginId);
  }
}
