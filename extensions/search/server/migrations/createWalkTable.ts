import { type Kysely, sql } from 'kysely';
import type { PluginMigration } from '#backend';

/**
 * The order of the results of a query, for callers who go through its pages. `ids` are the first of `total`. Without a log, because
 * no one misses it after a crash.
 */
export const createWalkTable: PluginMigration = {
  name: '002-walks',
  async up(db: Kysely<unknown>) {
    await sql`create unlogged table search_walk (
      caller text collate "C" not null,
      query text collate "C" not null,
      started_at timestamptz not null default now(),
      ids integer[] not null,
      total integer not null,
      typos text not null,
      are_all_prefixes boolean not null,
      primary key (caller, query)
    )`.execute(db);
    await sql`create index search_walk_started on search_walk (started_at)`.execute(db);
  },
};
