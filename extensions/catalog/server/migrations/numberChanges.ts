import { type Kysely, sql } from 'kysely';
import type { PluginMigration } from '#backend';

/**
 * Numbers the changes of entities, so that other plugins can follow them. `change` is the generation of the catalog with the
 * latest version of an entity, and 0 for versions from before this migration. An entity is in only one of the two tables.
 */
export const numberChanges: PluginMigration = {
  name: '006-changes',
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const STATEMENTS = [
  `alter table catalog_document add column change bigint not null default 0`,
  `create index catalog_document_change on catalog_document (change, ref)`,
  `create table catalog_removed (ref text collate "C" primary key, change bigint not null)`,
  `create index catalog_removed_change on catalog_removed (change, ref)`,
];
