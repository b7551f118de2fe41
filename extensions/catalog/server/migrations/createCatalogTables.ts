import { type Kysely, sql } from 'kysely';
import type { PluginMigration } from '#backend';

/**
 * The catalog. Each entity has a narrow row for queries (`catalog_entity`) and a wide one with its JSON
 * (`catalog_document`). The search terms of an entity are a list of numbers, `terms`. Each number identifies a key
 * with a value (`catalog_search_value`), and one inverted index over these lists serves any combination of filters.
 */
export const createCatalogTables: PluginMigration = {
  name: '001-tables',
  recordedAs: '001-catalog-tables',
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const STATEMENTS = [
  // One row. The generation increases with every visible write, so results can be cached until then.
  `create table catalog_state (id integer primary key, generation bigint not null)`,
  `insert into catalog_state values (1, 1)`,

  // Sources of entities. `origin` is what GET /locations returns; null is a root that is not listed there.
  `create table catalog_location (
    id integer generated always as identity primary key,
    uid uuid not null unique,
    ref text collate "C" not null unique,
    type text not null,
    target text not null,
    origin text check (origin in ('configured', 'registered')),
    errors text not null default '[]',
    refreshed_at timestamptz
  )`,

  // Lowercase texts in byte order, which is the same on every server. `grams` are the trigrams of name, title and
  // display name.
  `create table catalog_entity (
    id integer generated always as identity primary key,
    uid uuid not null,
    kind text collate "C" not null,
    name text collate "C" not null,
    title text collate "C",
    display_name text collate "C",
    terms bigint[] not null,
    grams integer[] not null
  )`,
  `create unique index catalog_entity_uid on catalog_entity (uid)`,
  `create index catalog_entity_name on catalog_entity (name, uid)`,
  `create index catalog_entity_kind_name on catalog_entity (kind, name, uid)`,
  // New entries are queued until the writer merges them all at the end. Adding them one by one takes twice as long.
  `create index catalog_entity_terms on catalog_entity using gin (terms) with (fastupdate = on)`,
  `create index catalog_entity_grams on catalog_entity using gin (grams) with (fastupdate = on)`,
  // The selectivity of a filter depends on how rare its values are. With statistics on more values, the planner
  // estimates better.
  `alter table catalog_entity alter column terms set statistics 300`,

  // No foreign keys between these tables: a single writer keeps them consistent, and checking each row would double
  // the time of a large load.
  // `document` is the entity as it is served. `own_relations` are the relations that its own descriptor declares for
  // it.
  `create table catalog_document (
    entity_id integer primary key,
    ref text collate "C" not null unique,
    location_id integer,
    parent_ref text collate "C",
    content_hash text not null,
    own_relations text not null,
    document text not null
  )`,
  `create index catalog_document_location on catalog_document (location_id)`,

  // Relations that an entity declares for another one, which may not exist (yet).
  `create table catalog_relation (
    declared_by integer not null,
    source_ref text collate "C" not null,
    type text collate "C" not null,
    target_ref text collate "C" not null
  )`,
  // Entities whose relations have changed since their document was written. Processed in small transactions.
  `create table catalog_unstitched (entity_id integer primary key)`,
  `create index catalog_relation_source on catalog_relation (source_ref)`,
  `create index catalog_relation_declared_by on catalog_relation (declared_by)`,

  // A key is a dotted path in lower case. `listed` separates list items from single values. `last_value` numbers its
  // values.
  `create table catalog_search_key (
    id integer generated always as identity primary key,
    key text collate "C" not null,
    listed boolean not null,
    last_value integer not null default 0,
    unique (key, listed)
  )`,

  // The id is key_id * 2^32 + number, so that the terms of one key are adjacent in a sorted list of terms.
  // `value` is lower case, or null if it is too long to compare. `original` is null if it is the same as `value`.
  `create table catalog_search_value (
    id bigint primary key,
    key_id integer not null,
    value text collate "C",
    original text collate "C"
  )`,
  `create index catalog_search_value_value on catalog_search_value (key_id, value)`,

  // How many entities of a kind have a value, for the facets of the catalog's pages.
  `create table catalog_facet_count (
    kind_id bigint not null,
    value_id bigint not null,
    entities integer not null,
    primary key (kind_id, value_id)
  )`,
];
