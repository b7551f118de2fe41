import { type Kysely, sql } from 'kysely';
import type { PluginMigration } from '#backend';

/**
 * The few fields of an entity that lists ask for, apart from its document, which is ten times as large. Null if they are long, and
 * for versions from before this migration: then, the fields are in the document.
 */
export const storeHeads: PluginMigration = {
  name: '008-heads',
  async up(db: Kysely<unknown>) {
    await sql`alter table catalog_document add column head text`.execute(db);
  },
};
