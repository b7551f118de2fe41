import { sql, type RawBuilder } from 'kysely';
import type { Entity, FilterPredicate } from '#model';
import type { Database } from '../../database';
import type { AncestryResponse } from '../reader';
import { createCondition } from './condition';
import { createConditionSql } from './conditionSql';
import { loadLookup } from './lookup';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export async function loadEntityByRef(
  { db }: Database,
  ref: string,
  allowed?: FilterPredicate,
): Promise<Entity | undefined> {
  if (allowed !== undefined) return loadAllowed(db, sql<boolean>`d.ref = ${ref}`, allowed);
  const row = await db
    .selectFrom('catalog_document')
    .select('document')
    .where('ref', '=', ref)
    .executeTakeFirst();
  return row && (JSON.parse(row.document) as Entity);
}

export async function loadEntityByUid(
  { db }: Database,
  uid: string,
  allowed?: FilterPredicate,
): Promise<Entity | undefined> {
  // The database would refuse to compare what is no uid.
  if (!UUID.test(uid)) return undefined;
  if (allowed !== undefined) return loadAllowed(db, sql<boolean>`e.uid = ${uid}`, allowed);
  const row = await db
    .selectFrom('catalog_entity')
    .innerJoin('catalog_document', 'catalog_document.entity_id', 'catalog_entity.id')
    .select('document')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row && (JSON.parse(row.document) as Entity);
}

async function loadAllowed(
  db: Database['db'],
  isWanted: RawBuilder<boolean>,
  allowed: FilterPredicate,
): Promise<Entity | undefined> {
  const condition = createCondition(allowed);
  const lookup = await loadLookup(db, condition);
  const { rows } = await sql<{ document: string }>`
    select d.document from catalog_document d join catalog_entity e on e.id = d.entity_id
    where ${isWanted} and ${createConditionSql(condition, lookup)}`.execute(db);
  return rows[0] && (JSON.parse(rows[0].document) as Entity);
}

/** Whether an entity may be seen; of one that is not there, nothing is known. */
export async function isAllowed(
  { db }: Database,
  ref: string,
  allowed: FilterPredicate | undefined,
): Promise<boolean> {
  return allowed === undefined || (await findAllowed(db, [ref], allowed)).has(ref);
}

async function findAllowed(
  db: Database['db'],
  refs: readonly string[],
  allowed: FilterPredicate,
): Promise<ReadonlySet<string>> {
  const condition = createCondition(allowed);
  const lookup = await loadLookup(db, condition);
  const { rows } = await sql<{ ref: string }>`
    select d.ref from catalog_document d join catalog_entity e on e.id = d.entity_id
    where d.ref = any(${refs}::text[]) and ${createConditionSql(condition, lookup)}`.execute(db);
  return new Set(rows.map(({ ref }) => ref));
}

interface AncestryRow {
  ref: string;
  parent_ref: string | null;
  document: string;
}

/** The entity, the one that emitted it, and so on to the root, or to the first that may not be seen; nearest first. */
export async function loadAncestry(
  { db }: Database,
  ref: string,
  allowed?: FilterPredicate,
): Promise<AncestryResponse | undefined> {
  // "union" ends the walk when parents go in a circle: a row that was there before is not taken again.
  const { rows } = await sql<AncestryRow>`
    with recursive line as (
      select ref, parent_ref from catalog_document where ref = ${ref}
      union
      select d.ref, d.parent_ref from line join catalog_document d on d.ref = line.parent_ref
    )
    select d.ref, d.parent_ref, d.document from line join catalog_document d using (ref)`.execute(db);
  const refs = rows.map((row) => row.ref);
  const seen = allowed === undefined ? undefined : await findAllowed(db, refs, allowed);
  const byRef = new Map(rows.filter((row) => !seen || seen.has(row.ref)).map((row) => [row.ref, row]));
  if (!byRef.has(ref)) return undefined;
  return { rootEntityRef: ref, items: listAncestors(ref, byRef, seen) };
}

function listAncestors(
  ref: string,
  byRef: Map<string, AncestryRow>,
  seen: ReadonlySet<string> | undefined,
): AncestryResponse['items'] {
  const items: AncestryResponse['items'] = [];
  for (let row = byRef.get(ref); row; row = byRef.get(row.parent_ref ?? '')) {
    byRef.delete(row.ref);
    const isKnown = row.parent_ref !== null && (!seen || seen.has(row.parent_ref));
    items.push({
      entity: JSON.parse(row.document) as Entity,
      parentEntityRefs: isKnown && row.parent_ref !== null ? [row.parent_ref] : [],
    });
  }
  return items;
}
