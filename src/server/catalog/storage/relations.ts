import { type Transaction, sql } from 'kysely';
import type { Schema } from '../../database/schema';
import type { EntityDraft } from './entityDraft';
import type { RelationPair } from './stitchEntity';

interface RelationRow {
  declared_by: number;
  source_ref: string;
  type: string;
  target_ref: string;
}

/** Writes what these entities declare of others, and marks the others whose relations differ from before. */
export async function replaceForeignRelations(
  trx: Transaction<Schema>,
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

/** Forgets what these entities declare of others, who are marked. */
export async function removeForeignRelations(
  trx: Transaction<Schema>,
  declaredBy: readonly number[],
): Promise<void> {
  const before = await deleteRelations(trx, declaredBy);
  await markUnstitched(
    trx,
    before.map(({ source_ref }) => source_ref),
  );
}

/** What others declare of each of these entities. */
export async function loadInboundRelations(
  trx: Transaction<Schema>,
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
  trx: Transaction<Schema>,
  declaredBy: readonly number[],
): Promise<RelationRow[]> {
  if (declaredBy.length === 0) return [];
  const { rows } = await sql<RelationRow>`
    delete from catalog_relation where declared_by = any(${declaredBy}::int[]) returning *`.execute(trx);
  return rows;
}

async function insertRelations(trx: Transaction<Schema>, rows: readonly RelationRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into catalog_relation (declared_by, source_ref, type, target_ref)
    select * from unnest(
      ${rows.map((row) => row.declared_by)}::int[], ${rows.map((row) => row.source_ref)}::text[],
      ${rows.map((row) => row.type)}::text[], ${rows.map((row) => row.target_ref)}::text[])`.execute(trx);
}

async function markUnstitched(trx: Transaction<Schema>, refs: readonly string[]): Promise<void> {
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
