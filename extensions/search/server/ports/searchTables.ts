import type { Generated } from 'kysely';
import type { PluginDatabase } from '#backend';

/** The tables of search, as the migrations create them. The migrations describe the columns. */
export interface SearchTables {
  search_collator: {
    type: string;
    fingerprint: string;
    position: string | null;
    is_complete: Generated<boolean>;
    holder: string | null;
    held_until: Generated<Date>;
  };
  search_seen: { type: string; source: string };
  search_entity: { id: Generated<number>; ref: string };
  search_document: {
    id: Generated<number>;
    type: string;
    source: string;
    number: number;
    entity: number;
    owners: number[];
    place: number;
    hash: string;
    lexemes: string;
    filler: Generated<string>;
  };
  search_content: { document_id: number; document: string };
  search_word: { word: string; deletions: number[] };
  search_walk: {
    caller: string;
    query: string;
    started_at: Generated<Date>;
    ids: number[];
    total: number;
    typos: string;
    are_all_prefixes: boolean;
  };
}

/** The database with the tables of search. */
export type SearchDatabase = PluginDatabase<SearchTables>;
