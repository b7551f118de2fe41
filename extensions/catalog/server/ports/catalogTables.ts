import type { Generated } from 'kysely';

/** The catalog's tables, as the migrations create them. The migrations describe the columns. */
export interface CatalogTables {
  catalog_state: CatalogStateTable;
  catalog_location: CatalogLocationTable;
  catalog_entity: CatalogEntityTable;
  catalog_document: CatalogDocumentTable;
  catalog_removed: CatalogRemovedTable;
  catalog_ignored: CatalogIgnoredTable;
  catalog_relation: CatalogRelationTable;
  catalog_unstitched: CatalogUnstitchedTable;
  catalog_search_key: CatalogSearchKeyTable;
  catalog_search_value: CatalogSearchValueTable;
  catalog_facet_count: CatalogFacetCountTable;
}

export interface CatalogStateTable {
  id: number;
  generation: number;
  /** Removals up to this change are no longer listed. */
  removed_until: Generated<number>;
}

export interface CatalogLocationTable {
  id: Generated<number>;
  uid: string;
  ref: string;
  type: string;
  target: string;
  origin: 'configured' | 'registered' | null;
  errors: string;
  refreshed_at: Date | null;
}

export interface CatalogEntityTable {
  id: Generated<number>;
  uid: string;
  kind: string;
  name: string;
  title: string | null;
  display_name: string | null;
  terms: number[];
  grams: number[];
}

export interface CatalogDocumentTable {
  entity_id: number;
  ref: string;
  location_id: number | null;
  parent_ref: string | null;
  content_hash: string;
  own_relations: string;
  document: string;
  head: string | null;
  change: Generated<number>;
}

export interface CatalogRemovedTable {
  ref: string;
  change: number;
  removed_at: Generated<Date>;
}

export interface CatalogIgnoredTable {
  location_id: number;
  ref: string;
  content_hash: string;
  ingested: string;
}

export interface CatalogRelationTable {
  declared_by: number;
  source_ref: string;
  type: string;
  target_ref: string;
}

export interface CatalogUnstitchedTable {
  entity_id: number;
}

export interface CatalogSearchKeyTable {
  id: Generated<number>;
  key: string;
  listed: boolean;
  last_value: number;
  multiple: Generated<boolean>;
}

export interface CatalogSearchValueTable {
  id: number;
  key_id: number;
  value: string | null;
  original: string | null;
}

export interface CatalogFacetCountTable {
  kind_id: number;
  value_id: number;
  entities: number;
}
