import { sql } from 'kysely';
import type { CatalogDatabase } from '../ports/catalogDatabase';
import {
  type EntitiesRequest,
  type EntitiesResponse,
  type EntityFields,
  type EntityOrder,
  type EntitySelection,
  type InitialQuery,
  PAGE_LIMITS,
  type PrintedEntity,
} from '../ports/reader';
import { type Condition, createCondition, resolveSelection } from './condition';
import { createConditionSql } from './conditionSql';
import { limitCondition } from './limitCondition';
import { loadLookup } from './lookup';
import { ENTITY_REF } from './order';
import { printFields } from '../storage/projectFields';
import { createContentSql, queryEntities } from './queryEntities';
import type { ResultCache } from './resultCache';

/**
 * Lists the matching entities from an offset: all, or with a limit as many as one answer holds. By ref unless an order is
 * given.
 */
export async function listEntities(
  database: CatalogDatabase,
  cache: ResultCache,
  { order = [], limit, ...request }: EntitiesRequest,
): Promise<EntitiesResponse<PrintedEntity>> {
  const orderFields = order.length === 0 ? BY_REF : order;
  const page = { fields: request.fields, allowed: request.allowed, limit: limit ?? PAGE_LIMITS.entities };
  const ask = (asked: { cursor: string } | InitialQuery) =>
    queryEntities(database, cache, { ...page, ...asked, skipTotalItems: true });
  let { items, pageInfo } = await ask({ ...request, orderFields });
  const entities = items;
  while (limit === undefined && pageInfo.nextCursor !== undefined) {
    ({ items, pageInfo } = await ask({ cursor: pageInfo.nextCursor }));
    entities.push(...items);
  }
  return { entities, hasMore: pageInfo.nextCursor !== undefined, next: pageInfo.nextCursor };
}

const BY_REF: EntityOrder[] = [{ field: ENTITY_REF, order: 'asc' }];

/** In the order of the refs. `null` for entities that do not exist or are not selected. */
export function listEntitiesByRefs(
  database: CatalogDatabase,
  request: { refs: string[]; fields?: EntityFields } & EntitySelection,
): Promise<Array<PrintedEntity | null>> {
  const refs = request.refs.map((ref) => ref.toLocaleLowerCase('en-US'));
  const condition = limitCondition(createCondition(resolveSelection(request)), request);
  return database.read((db) => loadByRefs(db, condition, refs, request.fields));
}

async function loadByRefs(
  db: CatalogDatabase['db'],
  condition: Condition,
  refs: readonly string[],
  fields: EntityFields | undefined,
): Promise<Array<PrintedEntity | null>> {
  const lookup = await loadLookup(db, condition);
  const { rows } = await sql<{ ref: string; document: string }>`
    select d.ref, ${createContentSql(fields)} as document from catalog_document d join catalog_entity e on e.id = d.entity_id
    where d.ref = any(${refs}::text[]) and ${createConditionSql(condition, lookup)}`.execute(db);
  const found = new Map(rows.map(({ ref, document }) => [ref, document]));
  return refs.map((ref) => {
    const document = found.get(ref);
    return document === undefined ? null : printFields(document, fields);
  });
}
