import { type Kysely, Migrator, sql } from 'kysely';
import { migrations } from './migrations';
import type { Schema } from './schema';

const OLDEST_VERSION = 140_000;

/**
 * Brings the tables to the version of this code. Several processes may start at once on one server: an advisory lock lets one
 * migrate while the others wait. Throws when the server is too old, or when a newer version of Trellis has migrated it already.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  await assertVersion(db);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableName: 'trellis_migration',
    migrationLockTableName: 'trellis_migration_lock',
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  throw error instanceof Error
    ? error
    : new Error('The tables could not be brought up to date.', { cause: error });
}

async function assertVersion(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ version: number; text: string }>`
    select current_setting('server_version_num')::int as version, current_setting('server_version') as text`.execute(
    db,
  );
  const found = rows[0];
  if (found && found.version < OLDEST_VERSION) {
    throw new Error(`Trellis needs PostgreSQL 14 or later, but the server is version ${found.text}.`);
  }
}
