import { sql } from 'kysely';
import type { PluginMigration } from '#backend';

/** One row for each site that is being built. */
export const createBuildLocks: PluginMigration = {
  name: '001-build-locks',
  async up(db) {
    await sql`create table techdocs_build_lock (
      site text collate "C" primary key,
      owner text not null,
      expires_at timestamptz not null
    )`.execute(db);
  },
};

/** The tables of the plugin. */
export interface TechdocsTables {
  techdocs_build_lock: { site: string; owner: string; expires_at: Date };
  techdocs_site: { ref: string; version: string; change: number | string };
}
