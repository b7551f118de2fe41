import { type Kysely, sql } from 'kysely';
import type { PluginMigration } from '#backend';

/**
 * Keeps `owners` in the rows of documents. PostgreSQL would store them apart, as `lexemes`, and boosts read them for each match. Rows
 * from before are changed when they are written again.
 */
export const keepOwnersInRows: PluginMigration = {
  name: '003-owners',
  async up(db: Kysely<unknown>) {
    await sql`alter table search_document alter column owners set storage main`.execute(db);
  },
};
