import { type Transaction, sql } from 'kysely';
import type { Entity } from '#model';
import type { CatalogDocumentTable, Schema } from '../../database/schema';
import type { EntityDraft } from './entityDraft';
import type { RelationPair } from './stitchEntity';

/** Entities that are stored already, as drafts that would write them as they are; their relations are stitched anew. */
export async function loadStoredDrafts(
  trx: Transaction<Schema>,
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
