import { type Kysely, sql } from 'kysely';
import type { PluginMigration } from '#backend';

/**
 * The index of search. A document has a narrow row for queries (`search_document`) and a wide one for results (`search_content`).
 */
export const createSearchTables: PluginMigration = {
  name: '001-tables',
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const STATEMENTS = [
  // The state of each collator. `holder` is the process that writes its documents, until `held_until`. During a pass over all
  // sources, `is_complete` is false, and `search_seen` has the sources so far.
  `create table search_collator (
    type text collate "C" primary key,
    fingerprint text not null,
    position text,
    is_complete boolean not null default false,
    holder text,
    held_until timestamptz not null default now()
  )`,
  `create table search_seen (
    type text collate "C" not null,
    source text collate "C" not null,
    primary key (type, source)
  )`,

  // Numbers of entities, so that the entities that a caller may see are a bitmap. They are never removed.
  `create table search_entity (
    id integer generated always as identity primary key,
    ref text collate "C" not null unique
  )`,

  // \`lexemes\` contains each word of a document several times, with a prefix for where it occurs. See createLexemes.ts.
  // \`place\` orders documents that match equally well. \`entity\` and \`owners\` are numbers of entities, 0 for no entity.
  `create table search_document (
    id integer generated always as identity primary key,
    type text collate "C" not null,
    source text collate "C" not null,
    number integer not null,
    entity integer not null,
    owners integer[] not null,
    place integer not null,
    hash bigint not null,
    lexemes tsvector not null,
    filler text not null default repeat(' ', 2100),
    unique (source, number, type)
  )`,
  // Stores \`lexemes\` apart, so that queries that match many documents read few pages: a fifth of the time for 10,000 matches.
  // PostgreSQL only does this for rows over 2 kB, so \`filler\` makes each row that long. Compressed, it takes 40 bytes.
  `alter table search_document alter column lexemes set storage external`,
  `alter table search_document set (toast_tuple_target = 128)`,
  `create index search_document_lexemes on search_document using gin (lexemes) with (fastupdate = on)`,
  `create index search_document_entity on search_document (entity)`,
  `create index search_document_place on search_document (place, id)`,

  `create table search_content (
    document_id integer primary key,
    document text not null
  )`,

  // Words of names and titles, to find those that a typo is closest to. See deletions.ts.
  `create table search_word (
    word text collate "C" primary key,
    deletions integer[] not null
  )`,
  `create index search_word_deletions on search_word using gin (deletions) with (fastupdate = on)`,
];
