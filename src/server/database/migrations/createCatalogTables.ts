import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The catalogue. One entity is a narrow row that questions are answered from (`catalog_entity`) and a wide one with its JSON
 * (`catalog_document`). What an entity can be found by is a list of numbers, `terms`: each stands for one key with one value
 * (`catalog_search_value`), and one inverted index over the lists answers any combination of filters.
 */
export const createCatalogTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
  async down(db: Kysely<unknown>) {
    for (const table of TABLES) await sql.raw(`drop table if exists ${table}`).execute(db);
  },
};

const TABLES = [
  'catalog_facet_count',
  'catalog_unstitched',
  'catalog_search_value',
  'catalog_search_key',
  'catalog_relation',
  'catalog_document',
  'catalog_entity',
  'catalog_location',
  'catalog_state',
];

const STATEMENTS = [
  // One row. The generation grows with every write that readers can see, so an answer can be kept until then.
  `create table catalog_state (id integer primary key, generation bigint not null)`,
  `insert into catalog_state values (1, 1)`,

  // Where entities come from. "origin" tells what GET /locations lists; null is a root that ingestion read without listing it.
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

  // Lower-case texts in the order of their bytes, the same on every server. "grams" are the trigrams of name, title and display name.
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
  // New entries wait in a list until the writer, at its end, has them merged in all at once; one by one takes twice as long.
  `create index catalog_entity_terms on catalog_entity using gin (terms) with (fastupdate = on)`,
  `create index catalog_entity_grams on catalog_entity using gin (grams) with (fastupdate = on)`,
  // Filters are as selective as their values are rare; with more of them known, the planner guesses better.
  `alter table catalog_entity alter column terms set statistics 300`,

  // No foreign keys between these tables: one writer keeps them together, and a check per row would double the time of a large load.
  // "document" is the entity as it is served. "own_relations" are those its own descriptor declares of itself.
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

  // Relations that an entity declares of another one, which may not exist (yet).
  `create table catalog_relation (
    declared_by integer not null,
    source_ref text collate "C" not null,
    type text collate "C" not null,
    target_ref text collate "C" not null
  )`,
  // Entities whose relations have changed since their document was written; worked off in small transactions.
  `create table catalog_unstitched (entity_id integer primary key)`,
  `create index catalog_relation_source on catalog_relation (source_ref)`,
  `create index catalog_relation_declared_by on catalog_relation (declared_by)`,

  // A key is a dotted path in lower case; "listed" tells the items of lists from single values. "last_value" numbers its values.
  `create table catalog_search_key (
    id integer generated always as identity primary key,
    key text collate "C" not null,
    listed boolean not null,
    last_value integer not null default 0,
    unique (key, listed)
  )`,

  // The id is key_id * 2^32 + number, so that the terms of one key stand together in a sorted list of terms.
  // "value" is lower-case, null when too long to compare; "original" is null when it is the same as "value".
  `create table catalog_search_value (
    id bigint primary key,
    key_id integer not null,
    value text collate "C",
    original text collate "C"
  )`,
  `create index catalog_search_value_value on catalog_search_value (key_id, value)`,

  // How many entities of a kind have a value, for the keys that the catalogue's pages count by.
  `create table catalog_facet_count (
    kind_id bigint not null,
    value_id bigint not null,
    entities integer not null,
    primary key (kind_id, value_id)
  )`,
];
