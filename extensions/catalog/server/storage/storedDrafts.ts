import { type Transaction, sql } from 'kysely';
import type { Entity } from '#model';
import type { CatalogDocumentTable, CatalogTables } from '../ports/catalogTables';
import type { EntityDraft } from './entityDraft';
import type { RelationPair } from './stitchEntity';

/** Loads stored entities as drafts that keep them unchanged, except for their relations. */
export async function loadStoredDrafts(
  trx: Transaction<CatalogTables>,
  ids: readonly number[],
): Promise<EntityDraft[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CatalogDocumentTable>`
    select * from catalog_document where entity_id = any(${ids}::int[]) order by entity_id`.execute(trx);
  return rows.map((row) => ({
    id: row.entity_id,
    ref: row.ref,
    entity: JSON.parse(row.document) as Entity,
    ownRelations: JSON.parse(row.own_relations) as RelationPair[],
    parentRef: row.parent_ref,
    locationId: row.location_id,
    contentHash: row.content_hash,
  }));
}
