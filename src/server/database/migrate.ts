import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Migrations } from './listMigrations';

const OLDEST_VERSION = 140_000;
const TABLE = 'trellis_migration';

/**
 * Runs pending migrations. Several processes may start at once on one server, so an advisory lock makes the others
 * wait. Throws if the server is too old, or if a newer version of Trellis has migrated the database.
 */
export async function migrate(db: Kysely<unknown>, migrations: Migrations): Promise<void> {
  await assertVersion(db);
  // Queried first because the migrator holds the embedded database's only connection.
  const all = { ...(await listRemoved(db, migrations)), ...migrations };
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => all },
    migrationTableName: TABLE,
    migrationLockTableName: `${TABLE}_lock`,
    // Plugins come in any order, so new migrations may sort before recorded ones.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  throw error instanceof Error ? error : new Error('The database migrations failed.', { cause: error });
}

/** Recorded migrations of plugins that are no longer installed. Their tables stay, in case the plugin comes back. */
async function listRemoved(db: Kysely<unknown>, migrations: Migrations): Promise<Migrations> {
  const present = new Set(Object.keys(migrations).map(pluginOf));
  const removed = (await listRecorded(db)).filter((name) => {
    const plugin = pluginOf(name);
    return plugin !== undefined && !present.has(plugin);
  });
  const nothing: Migration = { up: async () => undefined };
  return Object.fromEntries(removed.map((name) => [name, nothing]));
}

function pluginOf(name: string): string | undefined {
  return /^([^/]+)\//.exec(name)?.[1];
}

async function listRecorded(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass(${TABLE})::text as found`.execute(
    db,
  );
  if (rows[0]?.found == null) return [];
  const recorded = await sql<{ name: string }>`select name from ${sql.table(TABLE)}`.execute(db);
  return recorded.rows.map(({ name }) => name);
}

async function assertVersion(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ version: number; text: string }>`
    select current_setting('server_version_num')::int as version, current_setting('server_version') as text`.execute(
    db,
  );
  const found = rows[0];
  if (found && found.version < OLDEST_VERSION) {
    throw new Error(`Trellis needs PostgreSQL 14 or later, but the server is version ${found.text}.`);
  }
}
