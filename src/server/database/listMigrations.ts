import type { Migration } from 'kysely';
import type { BackendPlugin, PluginMigration } from '#backend';
import { hostMigrations } from './migrations';

/** All migrations of a database, by the name they are recorded under. */
export type Migrations = Readonly<Record<string, Migration>>;

type PluginTables = Pick<BackendPlugin, 'pluginId' | 'migrations'>;

/**
 * Lists the migrations of the host and its plugins. A plugin's migration is recorded as `<pluginId>/<name>`, so
 * plugins can use the same names. Migrations that were released before plugins had their own keep their names.
 *
 * @throws TypeError if two migrations have the same recorded name
 */
export function listMigrations(plugins: readonly PluginTables[] = []): Migrations {
  const migrations: Record<string, Migration> = { ...hostMigrations };
  for (const { pluginId, migrations: steps } of plugins) {
    for (const step of steps) {
      const name = recordedName(pluginId, step);
      if (Object.hasOwn(migrations, name)) {
        throw new TypeError(
          `Two migrations have the recorded name '${name}'. The second one belongs to '${pluginId}'.`,
        );
      }
      migrations[name] = { up: (db) => step.up(db) };
    }
  }
  return migrations;
}

function recordedName(pluginId: string, { name, recordedAs }: PluginMigration): string {
  return recordedAs ?? `${pluginId}/${name}`;
}
