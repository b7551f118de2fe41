import { type Kysely, sql } from 'kysely';
import type { PluginMigration } from '#backend';

/**
 * The entities that a location provides, but another location has. They are stored, so that it can take them over at any
 * time, also if another process removes the other location. `ingested` is the entity with its relations, as JSON.
 *
 * Locations have no unique index on `ref`, because long addresses don't fit in an index. `uid` is unique, and derived from
 * the ref.
 */
export const storeIgnoredEntities: PluginMigration = {
  name: '005-ignored-entities',
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const STATEMENTS = [
  `create table catalog_ignored (
    location_id integer not null,
    ref text collate "C" not null,
    content_hash text not null,
    ingested text not null,
    primary key (ref, location_id)
  )`,
  `create index catalog_ignored_location on catalog_ignored (location_id)`,
  `alter table catalog_location drop constraint catalog_location_ref_key`,
  `create index catalog_location_ref on catalog_location using hash (ref)`,
];
