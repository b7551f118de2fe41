import { sql, type RawBuilder } from 'kysely';
import type { Entity, FilterPredicate } from '#model';
import type { CatalogDatabase } from '../ports/catalogDatabase';
import type { AncestryResponse } from '../ports/reader';
import { createCondition } from './condition';
import { type BooleanSql, createConditionSql } from './conditionSql';
import { loadLookup } from './lookup';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function loadEntityByRef(
  database: CatalogDatabase,
  ref: string,
  allowed?: FilterPredicate,
): Promise<Entity | undefined> {
  return database.read((db) => loadAllowed(db, sql<boolean>`d.ref = ${ref}`, allowed));
}

export async function loadEntityByUid(
  database: CatalogDatabase,
  uid: string,
  allowed?: FilterPredicate,
): Promise<Entity | undefined> {
  // The database rejects comparisons with values that are not UUIDs.
  if (!UUID.test(uid)) return undefined;
  return database.read((db) => loadAllowed(db, sql<boolean>`e.uid = ${uid}`, allowed));
}

async function loadAllowed(
  db: CatalogDatabase['db'],
  isWanted: RawBuilder<boolean>,
  allowed: FilterPredicate | undefined,
): Promise<Entity | undefined> {
  const seen = allowed === undefined ? sql<boolean>`true` : await createSeenSql(db, allowed);
  const { rows } = await sql<{ document: string }>`
    select d.document from catalog_document d join catalog_entity e on e.id = d.entity_id
    where ${isWanted} and ${seen}`.execute(db);
  return rows[0] && (JSON.parse(rows[0].document) as Entity);
}

async function createSeenSql(db: CatalogDatabase['db'], allowed: FilterPredicate): Promise<BooleanSql> {
  const condition = createCondition(allowed);
  return createConditionSql(condition, await loadLookup(db, condition));
}

/** Whether an entity is visible. False if it does not exist. */
export async function isAllowed(
  database: CatalogDatabase,
  ref: string,
  allowed: FilterPredicate | undefined,
): Promise<boolean> {
  if (allowed === undefined) return true;
  return (await database.read((db) => findAllowed(db, [ref], allowed))).has(ref);
}

async function findAllowed(
  db: CatalogDatabase['db'],
  refs: readonly string[],
  allowed: FilterPredicate,
): Promise<ReadonlySet<string>> {
  const seen = await createSeenSql(db, allowed);
  const { rows } = await sql<{ ref: string }>`
    select d.ref from catalog_document d join catalog_entity e on e.id = d.entity_id
    where d.ref = any(${refs}::text[]) and ${seen}`.execute(db);
  return new Set(rows.map(({ ref }) => ref));
}

interface AncestryRow {
  ref: string;
  parent_ref: string | null;
  document: string;
}

/** The entity and its ancestors, up to the root or the first one that is not visible, nearest first. */
export function loadAncestry(
  database: CatalogDatabase,
  ref: string,
  allowed?: FilterPredicate,
): Promise<AncestryResponse | undefined> {
  return database.read((db) => loadLine(db, ref, allowed));
}

async function loadLine(
  db: CatalogDatabase['db'],
  ref: string,
  allowed: FilterPredicate | undefined,
): Promise<AncestryResponse | undefined> {
  // `union` stops at cycles, because it skips rows that were already found.
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
