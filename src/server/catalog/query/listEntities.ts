import { sql } from 'kysely';
import type { Entity } from '#model';
import type { Database } from '../../database';
import type { EntitiesRequest, EntitiesResponse, EntityFields, EntitySelection } from '../reader';
import { createCondition, resolveSelection } from './condition';
import { createConditionSql } from './conditionSql';
import { limitCondition } from './limitCondition';
import { loadLookup } from './lookup';
import { createOrderSql, createSourceSql, resolveSortColumns, type SortColumn, sortKeys } from './order';
import { projectFields } from './projectFields';

/** All entities that match, or those from an offset on; by ref when no order is asked for. */
export async function listEntities({ db }: Database, request: EntitiesRequest): Promise<EntitiesResponse> {
  const { fields, order = [], limit, offset = 0 } = request;
  const condition = limitCondition(createCondition(resolveSelection(request)), request);
  const lookup = await loadLookup(db, condition, sortKeys(order));
  const columns = order.length === 0 ? [REF] : resolveSortColumns(order, lookup);
  const values = sql.join(columns.map(({ alias, value }) => sql`${value} as ${sql.ref(alias)}`));
  const { rows } = await sql<{ document: string }>`
    select document from (
      select d.document, ${values} from ${createSourceSql(columns)} join catalog_document d on d.entity_id = e.id
      where ${createConditionSql(condition, lookup)}
    ) matching
    order by ${createOrderSql(columns, false)}
    limit ${limit === undefined ? null : limit + 1} offset ${offset}`.execute(db);
  const kept = rows.slice(0, limit ?? rows.length);
  return {
    entities: kept.map(({ document }) => projectFields(JSON.parse(document) as Entity, fields)),
    hasMore: kept.length < rows.length,
  };
}

const REF: SortColumn = { alias: 'sort_0', value: sql`d.ref`, descending: false, nullable: false };

/** In the order of the refs, `null` where there is no such entity or the selection leaves it out. */
export async function listEntitiesByRefs(
  { db }: Database,
  request: { refs: string[]; fields?: EntityFields } & EntitySelection,
): Promise<Array<Entity | null>> {
  const refs = request.refs.map((ref) => ref.toLocaleLowerCase('en-US'));
  const condition = limitCondition(createCondition(resolveSelection(request)), request);
  const lookup = await loadLookup(db, condition);
  const { rows } = await sql<{ ref: string; document: string }>`
    select d.ref, d.document from catalog_document d join catalog_entity e on e.id = d.entity_id
    where d.ref = any(${refs}::text[]) and ${createConditionSql(condition, lookup)}`.execute(db);
  const found = new Map(rows.map(({ ref, document }) => [ref, document]));
  return refs.map((ref) => {
    const document = found.get(ref);
    return document === undefined ? null : projectFields(JSON.parse(document) as Entity, request.fields);
  });
}
