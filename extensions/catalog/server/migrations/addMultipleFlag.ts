import { type Kysely, sql } from 'kysely';
import type { PluginMigration } from '#backend';

/**
 * Whether an entity can have several values of a key. If so, sorting has to find the smallest one. Existing keys are
 * assumed to have several values, which is always correct, only slower.
 */
export const addMultipleFlag: PluginMigration = {
  name: '002-multiple-values',
  recordedAs: '003-multiple-values',
  async up(db: Kysely<unknown>) {
    await sql`alter table catalog_search_key add column multiple boolean not null default true`.execute(db);
    await sql`alter table catalog_search_key alter column multiple set default false`.execute(db);
  },
};
