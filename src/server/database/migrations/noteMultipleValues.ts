import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Whether an entity may have several values of a key: then the smallest one sorts, and has to be looked for. What is stored
 * already is taken for several, which is never wrong, only slower.
 */
export const noteMultipleValues: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table catalog_search_key add column multiple boolean not null default true`.execute(db);
    await sql`alter table catalog_search_key alter column multiple set default false`.execute(db);
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table catalog_search_key drop column multiple`.execute(db);
  },
};
