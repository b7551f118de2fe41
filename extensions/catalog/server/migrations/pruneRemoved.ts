import { type Kysely, sql } from 'kysely';
import type { PluginMigration } from '#backend';

/** Lists removals for a time only. `removed_until` is the latest change with a removal that is no longer listed. */
export const pruneRemoved: PluginMigration = {
  name: '007-removals',
  async up(db: Kysely<unknown>) {
    await sql`alter table catalog_removed add column removed_at timestamptz not null default now()`.execute(
      db,
    );
    await sql`create index catalog_removed_at on catalog_removed (removed_at)`.execute(db);
    await sql`alter table catalog_state add column removed_until bigint not null default 0`.execute(db);
  },
};
