import { type Kysely, sql } from 'kysely';
import type { CatalogTables } from '../ports/catalogTables';

/** The stored entities that a pass is compared with. */
export interface StoredRow {
  entity_id: number;
  ref: string;
  location_id: number | null;
  location_ref: string | null;
  content_hash: string;
}

/** Rows per query. More would block the event loop. */
const BATCH = 2_000;

/** Loads the stored entities with these refs, from any location, and all others that this location provides. */
export async function loadStored(
  db: Kysely<CatalogTables>,
  locationId: number,
  refs: readonly string[],
): Promise<Map<string, StoredRow>> {
  const stored = new Map<string, StoredRow>();
  for (let at = 0; at < refs.length; at += BATCH) {
    for (const row of await loadByRefs(db, refs.slice(at, at + BATCH))) stored.set(row.ref, row);
  }
  let last = 0;
  for (let more = true; more;) {
    const rows = await loadByLocation(db, locationId, last);
    for (const row of rows) stored.set(row.ref, row);
    last = rows.at(-1)?.entity_id ?? 0;
    more = rows.length === BATCH;
  }
  return stored;
}

async function loadByRefs(db: Kysely<CatalogTables>, refs: readonly string[]): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select d.entity_id, d.ref, d.location_id, l.ref as location_ref, d.content_hash
    from catalog_document d left join catalog_location l on l.id = d.location_id
    where d.ref = any(${refs}::text[])`.execute(db);
  return rows;
}

async function loadByLocation(
  db: Kysely<CatalogTables>,
  locationId: number,
  after: number,
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select entity_id, ref, location_id, null as location_ref, content_hash
    from catalog_document
    where location_id = ${locationId} and entity_id > ${after}
    order by entity_id limit ${BATCH}`.execute(db);
  return rows;
}
