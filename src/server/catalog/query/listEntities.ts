import { type Kysely, sql } from 'kysely';
import type { Entity } from '#model';
import type { Schema } from '../../database/schema';
import type { EntitiesRequest, EntitiesResponse } from '../reader';
import { createCondition, resolveSelection } from './condition';
import { createConditionSql } from './conditionSql';
import { loadLookup } from './lookup';
import { createOrderSql, resolveSortColumns, sortKeys } from './order';
import { projectFields } from './projectFields';

/** All entities of a selection, or a page of them by offset. Without an order they come by ref. */
export async function listEntities(db: Kysely<Schema>, request: EntitiesRequest): Promise<EntitiesResponse> {
  const { limit, offset = 0, order = [] } = request;
  const condition = createCondition(resolveSelection(request));
  const lookup = await loadLookup(db, condition, sortKeys(order));
  const columns = resolveSortColumns(order, lookup);
  const select = sql.join(columns.map(({ alias, value }) => sql`${value} as ${sql.ref(alias)}`));
  const ordered = order.length > 0 ? createOrderSql(columns, false) : sql`d.ref`;
  const { rows } = await sql<{ document: string }>`
    select d.document, ${select}
    from catalog_entity e join catalog_document d on d.entity_id = e.id
    where ${createConditionSql(condition, lookup)}
    order by ${ordered}
    limit ${limit === undefined ? null : limit + 1} offset ${offset}`.execute(db);
  const hasMore = limit !== undefined && rows.length > limit;
  return {
    entities: (hasMore ? rows.slice(0, limit) : rows).map(({ document }) =>
      projectFields(JSON.parse(document) as Entity, request.fields),
    ),
    hasMore,
  };
}
