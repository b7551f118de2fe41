import { type Transaction, sql } from 'kysely';
import type { CatalogTables } from '../ports/catalogTables';
import type { EntityDraft } from './entityDraft';
import type { RelationPair } from './stitchEntity';

interface RelationRow {
  declared_by: number;
  source_ref: string;
  type: string;
  target_ref: string;
}

/** Stores the relations that these entities declare for others, and marks those whose relations changed. */
export async function replaceForeignRelations(
  trx: Transaction<CatalogTables>,
  drafts: ReadonlyArray<{ id: number; isNew: boolean; draft: EntityDraft }>,
): Promise<void> {
  const changed = drafts.filter(({ draft }) => draft.foreignRelations !== undefined);
  const rows = changed.flatMap(({ id, draft }) =>
    (draft.foreignRelations ?? []).map(({ sourceRef, type, targetRef }): RelationRow => ({
      declared_by: id,
      source_ref: sourceRef,
      type,
      target_ref: targetRef,
    })),
  );
  const before = await deleteRelations(
    trx,
    changed.filter(({ isNew }) => !isNew).map(({ id }) => id),
  );
  await insertRelations(trx, rows);
  await markUnstitched(trx, sourcesThatDiffer(before, rows));
}

/** Deletes the relations that these entities declare for others, and marks those. */
export async function removeForeignRelations(
  trx: Transaction<CatalogTables>,
  declaredBy: readonly number[],
): Promise<void> {
  const before = await deleteRelations(trx, declaredBy);
  await markUnstitched(
    trx,
    before.map(({ source_ref }) => source_ref),
  );
}

/** Loads the relations that others declare for each of these entities. */
export async function loadInboundRelations(
  trx: Transaction<CatalogTables>,
  refs: readonly string[],
): Promise<Map<string, RelationPair[]>> {
  const { rows } = await sql<RelationRow>`
    select source_ref, type, target_ref from catalog_relation where source_ref = any(${refs}::text[])`.execute(
    trx,
  );
  const inbound = new Map<string, RelationPair[]>();
  for (const { source_ref, type, target_ref } of rows) {
    const pairs = inbound.get(source_ref);
    if (pairs) pairs.push([type, target_ref]);
    else inbound.set(source_ref, [[type, target_ref]]);
  }
  return inbound;
}

async function deleteRelations(
  trx: Transaction<CatalogTables>,
  declaredBy: readonly number[],
): Promise<RelationRow[]> {
  if (declaredBy.length === 0) return [];
  const { rows } = await sql<RelationRow>`
    delete from catalog_relation where declared_by = any(${declaredBy}::int[]) returning *`.execute(trx);
  return rows;
}

async function insertRelations(trx: Transaction<CatalogTables>, rows: readonly RelationRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into catalog_relation (declared_by, source_ref, type, target_ref)
    select * from unnest(
      ${rows.map((row) => row.declared_by)}::int[], ${rows.map((row) => row.source_ref)}::text[],
      ${rows.map((row) => row.type)}::text[], ${rows.map((row) => row.target_ref)}::text[])`.execute(trx);
}

async function markUnstitched(trx: Transaction<CatalogTables>, refs: readonly string[]): Promise<void> {
  if (refs.length === 0) return;
  await sql`insert into catalog_unstitched (entity_id)
    select entity_id from catalog_document where ref = any(${[...new Set(refs)]}::text[])
    on conflict do nothing`.execute(trx);
}

function sourcesThatDiffer(before: readonly RelationRow[], after: readonly RelationRow[]): string[] {
  const had = new Set(before.map(printRow));
  const has = new Set(after.map(printRow));
  const differ = [
    ...before.filter((row) => !has.has(printRow(row))),
    ...after.filter((row) => !had.has(printRow(row))),
  ];
  return differ.map(({ source_ref }) => source_ref);
}

function printRow({ declared_by, source_ref, type, target_ref }: RelationRow): string {
  return `${declared_by} ${source_ref} ${type} ${target_ref}`;
}
