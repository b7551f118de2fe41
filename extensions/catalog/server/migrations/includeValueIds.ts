import { type Kysely, sql } from 'kysely';
import type { PluginMigration } from '#backend';

/**
 * Searches for parts of values find their ids in the index. Reading the values of a key from the table took four times as long
 * with 100,000 entities, because those of all keys are mixed there.
 */
export const includeValueIds: PluginMigration = {
  name: '004-value-ids-in-index',
  async up(db: Kysely<unknown>) {
    await sql`drop index catalog_search_value_value`.execute(db);
    await sql`create index catalog_search_value_value on catalog_search_value (key_id, value) include (id)`.execute(
      db,
    );
  },
};
