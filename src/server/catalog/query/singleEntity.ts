import { sql } from 'kysely';
import type { Entity } from '#model';
import type { Database } from '../../database';
import type { AncestryResponse } from '../reader';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export async function loadEntityByRef({ db }: Database, ref: string): Promise<Entity | undefined> {
  const row = await db
    .selectFrom('catalog_document')
    .select('document')
    .where('ref', '=', ref)
    .executeTakeFirst();
  return row && (JSON.parse(row.document) as Entity);
}

export async function loadEntityByUid({ db }: Database, uid: string): Promise<Entity | undefined> {
  // The database would refuse to compare what is no uid.
  if (!UUID.test(uid)) return undefined;
  const row = await db
    .selectFrom('catalog_entity')
    .innerJoin('catalog_document', 'catalog_document.entity_id', 'catalog_entity.id')
    .select('document')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row && (JSON.parse(row.document) as Entity);
}

/** The entity, the one that emitted it, and so on to the root; nearest first. */
export async function loadAncestry({ db }: Database, ref: string): Promise<AncestryResponse | undefined> {
  // "union" ends the walk when parents go in a circle: a row that was there before is not taken again.
  const { rows } = await sql<{ ref: string; parent_ref: string | null; document: string }>`
    with recursive line as (
      select ref, parent_ref from catalog_document where ref = ${ref}
      union
      select d.ref, d.parent_ref from line join catalog_document d on d.ref = line.parent_ref
    )
    select d.ref, d.parent_ref, d.document from line join catalog_document d using (ref)`.execute(db);
  const byRef = new Map(rows.map((row) => [row.ref, row]));
  if (!byRef.has(ref)) return undefined;
  const items: AncestryResponse['items'] = [];
  for (let row = byRef.get(ref); row; row = byRef.get(row.parent_ref ?? '')) {
    byRef.delete(row.ref);
    const parentEntityRefs = row.parent_ref === null ? [] : [row.parent_ref];
    items.push({ entity: JSON.parse(row.document) as Entity, parentEntityRefs });
  }
  return { rootEntityRef: ref, items };
}
