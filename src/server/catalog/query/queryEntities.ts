import { type Kysely, sql } from 'kysely';
import type { Entity } from '#model';
import type { Schema } from '../../database/schema';
import type { CursorQuery, InitialQuery, QueryResponse } from '../reader';
import type { AnswerCache } from './answerCache';
import { type Condition, createCondition, resolveSelection } from './condition';
import { createConditionSql } from './conditionSql';
import { type Cursor, parseCursor, printCursor } from './cursor';
import { createFullTextCondition } from './fullText';
import { loadLookup, type Lookup } from './lookup';
import {
  createAfterSql,
  createOrderSql,
  resolveSortColumns,
  type SortColumn,
  sortKeys,
  type SortValues,
} from './order';
import { projectFields } from './projectFields';

interface Row {
  document: string;
  values: SortValues;
}

/** A page of entities: from the start of a query, or from where a cursor stands. */
export async function queryEntities(
  db: Kysely<Schema>,
  cache: AnswerCache,
  request: InitialQuery | CursorQuery,
): Promise<QueryResponse> {
  const cursor = 'cursor' in request ? parseCursor(request.cursor) : undefined;
  const query = cursor ?? initialQuery(request as InitialQuery);
  const condition = conditionOf(query);
  const lookup = await loadLookup(db, condition, sortKeys(query.orderFields));
  const columns = resolveSortColumns(query.orderFields, lookup);
  const { limit = 20 } = request;
  const offset = 'cursor' in request ? 0 : (request.offset ?? 0);

  const [rows, totalItems] = await Promise.all([
    limit === 0 ? [] : loadRows(db, { condition, lookup, columns, cursor, limit: limit + 1, offset }),
    cursor?.totalItems ?? (request.skipTotalItems ? 0 : countEntities(db, cache, condition, lookup)),
  ]);
  const more = rows.length > limit;
  const page = more ? rows.slice(0, limit) : rows;
  if (cursor?.isPrevious) page.reverse();
  return {
    items: page.map(({ document }) => projectFields(JSON.parse(document) as Entity, request.fields)),
    totalItems,
    pageInfo: createPageInfo(page, more, { ...query, totalItems }, cursor),
  };
}

type Query = Pick<Cursor, 'orderFields' | 'query' | 'fullTextFilter'>;

function initialQuery({ orderFields = [], fullTextFilter, ...selection }: InitialQuery): Query {
  const query = resolveSelection(selection);
  return {
    orderFields,
    ...(query === undefined ? {} : { query }),
    ...(fullTextFilter === undefined ? {} : { fullTextFilter }),
  };
}

function conditionOf({ query, fullTextFilter, orderFields }: Query): Condition {
  const selected = createCondition(query);
  if (!fullTextFilter?.term) return selected;
  return { kind: 'all', parts: [selected, createFullTextCondition(fullTextFilter, orderFields)] };
}

interface PageRequest {
  condition: Condition;
  lookup: Lookup;
  columns: readonly SortColumn[];
  cursor: Cursor | undefined;
  limit: number;
  offset: number;
}

async function loadRows(db: Kysely<Schema>, request: PageRequest): Promise<Row[]> {
  const { condition, lookup, columns, cursor, limit, offset } = request;
  const backwards = cursor?.isPrevious ?? false;
  const where = createConditionSql(condition, lookup);
  const after = cursor ? createAfterSql(columns, cursor.orderFieldValues, backwards) : sql<boolean>`true`;
  const select = sql.join(columns.map(({ alias, value }) => sql`${value} as ${sql.ref(alias)}`));
  const order = createOrderSql(columns, backwards);
  const aliases = sql.join(columns.map(({ alias }) => sql`${sql.ref(`p.${alias}`)}::text`));
  // The page is found among the narrow rows; only its documents are read.
  const { rows } = await sql<Row>`
    select d.document, array[${aliases}] as values
    from (
      select e.id, ${select} from catalog_entity e
      where ${where} and ${after}
      order by ${order} limit ${limit} offset ${offset}
    ) p
    join catalog_document d on d.entity_id = p.id
    order by ${order}`.execute(db);
  return rows;
}

/** How many entities the condition holds for. */
export function countEntities(
  db: Kysely<Schema>,
  cache: AnswerCache,
  condition: Condition,
  lookup: Lookup,
): Promise<number> {
  return cache.load(lookup.generation, `count ${JSON.stringify(condition)}`, async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from catalog_entity e
      where ${createConditionSql(condition, lookup, true)}`.execute(db);
    return rows[0]?.count ?? 0;
  });
}

function createPageInfo(
  page: readonly Row[],
  more: boolean,
  query: Query & { totalItems: number },
  cursor: Cursor | undefined,
): QueryResponse['pageInfo'] {
  const first = page.at(0)?.values;
  const last = page.at(-1)?.values;
  if (first === undefined || last === undefined) return {};
  const firstSortFieldValues = cursor?.firstSortFieldValues ?? first;
  const base = {
    orderFields: query.orderFields,
    ...(query.query === undefined ? {} : { query: query.query }),
    ...(query.fullTextFilter === undefined ? {} : { fullTextFilter: query.fullTextFilter }),
    firstSortFieldValues,
    totalItems: query.totalItems,
  };
  const print = (isPrevious: boolean, orderFieldValues: SortValues): string =>
    printCursor({ ...base, isPrevious, orderFieldValues });
  const hasNext = cursor?.isPrevious ? true : more;
  const isFirst = first.at(-1) === firstSortFieldValues.at(-1);
  const hasPrevious = cursor?.isPrevious ? more && !isFirst : cursor !== undefined && !isFirst;
  return {
    ...(hasNext ? { nextCursor: print(false, last) } : {}),
    ...(hasPrevious ? { prevCursor: print(true, first) } : {}),
  };
}
