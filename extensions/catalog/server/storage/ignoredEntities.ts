import { type Kysely, type Transaction, sql } from 'kysely';
import type { CatalogTables } from '../ports/catalogTables';
import { unpackEntity } from '../ports/packedEntity';
import type { IngestedEntity } from '../ports/store';
import type { HashedEntity } from './planReplace';

/** An entity that its location takes over. */
export interface ClaimedEntity {
  /** The id of the stored orphan, if there is one. */
  id: number | undefined;
  locationId: number;
  ingested: IngestedEntity;
  contentHash: string;
}

/** Which of two locations comes first in the configuration. */
type Outranks = (locationRef: string, other: string) => boolean;

/** Stores ignored entities of a location. */
export async function storeIgnored(
  trx: Transaction<CatalogTables>,
  locationId: number,
  entities: readonly HashedEntity[],
): Promise<void> {
  const refs = entities.map(({ ref }) => ref);
  const hashes = entities.map(({ contentHash }) => contentHash);
  const documents = entities.map((entity) => JSON.stringify(unpackEntity(entity)));
  await sql`
    insert into catalog_ignored (location_id, ref, content_hash, ingested)
    select ${locationId}, * from unnest(${refs}::text[], ${hashes}::text[], ${documents}::text[])
    on conflict (ref, location_id) do update set content_hash = excluded.content_hash, ingested = excluded.ingested
    where catalog_ignored.content_hash <> excluded.content_hash`.execute(trx);
}

/**
 * Deletes the ignored entities of a location except `kept`. If the location could not be read completely, deletes only
 * those that were `read`.
 */
export async function retainIgnored(
  trx: Transaction<CatalogTables>,
  locationId: number,
  { kept, read, isComplete }: { kept: readonly string[]; read: readonly string[]; isComplete: boolean },
): Promise<void> {
  const among = (refs: readonly string[]) =>
    sql<boolean>`exists (select from unnest(${refs}::text[]) as one (ref) where one.ref = i.ref)`;
  await sql`
    delete from catalog_ignored i
    where location_id = ${locationId} and not ${among(kept)} and (${isComplete} or ${among(read)})`.execute(
    trx,
  );
}

/** Deletes the ignored entities of locations. */
export async function forgetIgnored(
  trx: Transaction<CatalogTables>,
  locationIds: readonly number[],
): Promise<void> {
  await sql`delete from catalog_ignored where location_id = any(${locationIds}::int[])`.execute(trx);
}

/**
 * Removes and returns the ignored entity with each of these refs whose location comes first. Refs that a location
 * provides are left out.
 */
export async function claimIgnored(
  trx: Transaction<CatalogTables>,
  refs: readonly string[],
  outranks: Outranks,
): Promise<ClaimedEntity[]> {
  const { rows } = await sql<{
    entity_id: number | null;
    location_id: number;
    location_ref: string;
    ref: string;
    content_hash: string;
    ingested: string;
  }>`
    select d.entity_id, i.location_id, l.ref as location_ref, i.ref, i.content_hash, i.ingested
    from catalog_ignored i
    join catalog_location l on l.id = i.location_id
    left join catalog_document d on d.ref = i.ref
    where i.ref = any(${refs}::text[]) and d.location_id is null order by l.id`.execute(trx);
  const first = chooseFirst(rows, outranks);
  await sql`
    delete from catalog_ignored i using unnest(
      ${first.map(({ ref }) => ref)}::text[], ${first.map(({ location_id }) => location_id)}::int[]
    ) as claimed (ref, location_id)
    where i.ref = claimed.ref and i.location_id = claimed.location_id`.execute(trx);
  return first.map(({ entity_id, location_id, content_hash, ingested }) => ({
    id: entity_id ?? undefined,
    locationId: location_id,
    ingested: JSON.parse(ingested) as IngestedEntity,
    contentHash: content_hash,
  }));
}

/** The refs of the entities of a location that other locations also provide, each with the one that would claim it. */
export async function listSuccessors(
  db: Kysely<CatalogTables>,
  locationId: number,
  outranks: Outranks,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ ref: string; location_ref: string }>`
    select i.ref, l.ref as location_ref
    from catalog_document d
    join catalog_ignored i on i.ref = d.ref and i.location_id <> d.location_id
    join catalog_location l on l.id = i.location_id
    where d.location_id = ${locationId} order by l.id`.execute(db);
  return new Map(chooseFirst(rows, outranks).map(({ ref, location_ref }) => [ref, location_ref]));
}

function chooseFirst<Row extends { ref: string; location_ref: string }>(
  rows: readonly Row[],
  outranks: Outranks,
): Row[] {
  const first = new Map<string, Row>();
  for (const row of rows) {
    const known = first.get(row.ref);
    if (!known || outranks(row.location_ref, known.location_ref)) first.set(row.ref, row);
  }
  return [...first.values()];
}
