import type { FilterPredicate } from '#model';
import type { Permission } from '#protocol';
import type { SettingsSource } from '../config/liveSettings';
import type { PluginMigration } from '../database/pluginMigration';
import type { BackendServices } from './backendServices';

/** Options of {@link createBackendPlugin}. */
export interface BackendPluginOptions<Settings> {
  /** The id of the plugin, the same as in the browser. Its routes are below `/api/<pluginId>`. */
  pluginId: string;
  settings?: SettingsSource<Settings>;
  /** The permissions that the plugin defines. Policies and permission requests can name them. */
  permissions?: readonly Permission[];
  migrations?: readonly PluginMigration[];
  /**
   * Throws if the plugin cannot apply a condition to entities. A policy with such a condition is rejected as a whole. Only for
   * the plugin that provides the catalog.
   */
  assertCondition?(condition: FilterPredicate): void;
  /** Adds routes and connects the parts of the plugin. Must not wait for long work. Start that in `lifecycle.onStart`. */
  register(services: BackendServices<Settings>): void | Promise<void>;
}

/** The server side of a plugin. */
export interface BackendPlugin extends BackendPluginOptions<unknown> {
  permissions: readonly Permission[];
  migrations: readonly PluginMigration[];
}

/**
 * Creates the server side of a plugin. Export it from `extensions/<plugin>/backend.ts` as the only value.
 *
 * @throws TypeError if the id is not lower case with hyphens, or if two migrations have the same name
 * @example
 *   export const notesBackend = createBackendPlugin({
 *     pluginId: 'notes',
 *     migrations: [createNotes],
 *     register({ router, auth, database }) {
 *       addNotesRoutes(router, auth, createNotesStore(database()));
 *     },
 *   });
 */
export function createBackendPlugin<Settings = undefined>(
  options: BackendPluginOptions<Settings>,
): BackendPlugin {
  const { pluginId, migrations = [], permissions = [] } = options;
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(pluginId)) {
    throw new TypeError(
      `Invalid plugin id '${pluginId}'. Use lower case with hyphens, such as 'user-settings'.`,
    );
  }
  const names = migrations.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) {
    throw new TypeError(`The plugin '${pluginId}' has two migrations named '${twice}'.`);
  }
  return { ...options, migrations, permissions };
}
