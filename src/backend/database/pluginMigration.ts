import type { Kysely } from 'kysely';

/**
 * A migration of a plugin's tables. The host runs each migration once per database, in the order of the names, before it starts
 * any plugin. Never change a released migration. Add a new one.
 */
export interface PluginMigration {
  /** Unique within the plugin, and defines the order: `001-notes`. */
  name: string;
  /** The name that existing databases have recorded for this migration, if it is not `<pluginId>/<name>`. */
  recordedAs?: string;
  /** Runs in the same transaction that records the migration. */
  up(db: Kysely<unknown>): Promise<void>;
}
