import { sql } from 'kysely';
import type { PluginMigration } from '#backend';

/** One row for each entity whose site may be in the search index. Its changes are numbered. */
export const createDocsSites: PluginMigration = {
  name: '002-sites',
  async up(db) {
    await sql`create sequence techdocs_site_change`.execute(db);
    await sql`create table techdocs_site (
      ref text collate "C" primary key,
      version text not null,
      change bigint not null
    )`.execute(db);
    await sql`create index techdocs_site_by_change on techdocs_site (change)`.execute(db);
  },
};
