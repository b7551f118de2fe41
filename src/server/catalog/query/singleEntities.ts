import { type Kysely, sql } from 'kysely';
import type { Entity } from '#model';
import type { Schema } from '../../database/schema';
import type { AncestryResponse, EntityFields, EntitySelection } from '../reader';
import { createCondition, resolveSelection } from './condition';
import { createConditionSql } from './conditionSql';
import { loadLookup } from './lookup';
import { projectFields } from './projectFields';

/** Entities in the order of the refs, `null` where there is none or the selection leaves it out. */
export async function loadEntitiesByRefs(
  db: Kysely<Schema>,
  request: { refs: string[]; fields?: EntityFields } & EntitySelection,
): Promise<Array<Entity | null>> {
  const refs = request.refs.map((ref) => ref.toLocaleLowerCase('en-US'));
  const condition = createCondition(resolveSelection(request));
  const lookup = await loadLookup(db, condition);
  const { rows } = await sql<{ ref: string; document: string }>`
    select d.ref, d.document
    from catalog_document d join catalog_entity e on e.id = d.entity_id
    where d.ref = any(${refs}::text[]) and ${createConditionSql(condition, lookup)}`.execute(db);
  const found = new Map(rows.map(({ ref, document }) => [ref, document]));
  return refs.map((ref) => {
    const document = found.get(ref);
    return document === undefined ? null : projectFields(JSON.parse(document) as Entity, request.fields);
  });
}

export async function loadEntityByRef(db: Kysely<Schema>, ref: string): Promise<Entity | undefined> {
  const row = await db
    .selectFrom('catalog_document')
    .select('document')
    .where('ref', '=', ref.toLocaleLowerCase('en-US'))
    .executeTakeFirst();
  return row && (JSON.parse(row.document) as Entity);
}

export async function loadEntityByUid(db: Kysely<Schema>, uid: string): Promise<Entity | undefined> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(uid)) return undefined;
  const row = await db
    .selectFrom('catalog_entity')
    .innerJoin('catalog_document', 'catalog_document.entity_id', 'catalog_entity.id')
    .select('document')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row && (JSON.parse(row.document) as Entity);
}

/** The entity, what emitted it, and so on up to its root; each once. */
export async function loadAncestry(db: Kysely<Schema>, ref: string): Promise<AncestryResponse | undefined> {
  const { rows } = await sql<{ ref: string; parent_ref: string | null; document: string }>`
    with recursive above (ref, parent_ref, document, depth) as (
      select d.ref, d.parent_ref, d.document, 0 from catalog_document d where d.ref = ${ref.toLocaleLowerCase('en-US')}
      union all
      select d.ref, d.parent_ref, d.document, a.depth + 1
      from above a join catalog_document d on d.ref = a.parent_ref
      where a.depth < 50
    ) cycle ref set is_cycle using path
    select ref, parent_ref, document from above where not is_cycle order by depth`.execute(db);
  const [root] = rows;
  if (root === undefined) return undefined;
  const known = new Set(rows.map((row) => row.ref));
  return {
    rootEntityRef: root.ref,
    items: rows.map(({ document, parent_ref: parent }) => ({
      entity: JSON.parse(document) as Entity,
      parentEntityRefs: parent !== null && known.has(parent) ? [parent] : [],
    })),
  };
}
