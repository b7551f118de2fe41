import { type RawBuilder, sql } from 'kysely';
import type { Entity } from '#model';
import type { Database } from '../../database';
import type { CursorQuery, InitialQuery, QueryResponse } from '../reader';
import type { AnswerCache } from './answerCache';
import { type Condition, createCondition, resolveSelection } from './condition';
import { createConditionSql } from './conditionSql';
import { type Cursor, parseCursor } from './cursor';
import { createFullTextCondition } from './fullText';
import { limitCondition } from './limitCondition';
import { type Lookup, loadLookup } from './lookup';
import {
  createAfterSql,
  createOrderSql,
  createSourceSql,
  resolveSortColumns,
  type SortColumn,
  sortKeys,
  type SortValues,
} from './order';
import { printOpaque } from './parseOpaque';
import { projectFields } from './projectFields';
import { repeatUntilSteady, type Steady } from './steady';
import { createTotalSql, resolveKindsOnly } from './totals';

const DEFAULT_LIMIT = 20;

/**
 * Up to this many entities, it is quicker to find all and sort them than to walk through the sorted ones in search of those that
 * match. Whether there are more is tried out, since guesses of a planner may be far off.
 */
const FEW = 2_000;

/** A question for one page, the same for a first page and one from a cursor. */
interface PageQuery {
  asked: Pick<Cursor, 'orderFields' | 'query' | 'fullTextFilter'>;
  cursor?: Cursor;
  limit: number;
  offset: number;
}

interface Row {
  document: string;
  values: SortValues;
}

interface Page {
  rows: Row[];
  total: number | undefined;
  hasMore: boolean;
}

/** One page of the entities that match, with the number of all and the cursors to its neighbours. */
export async function queryEntities(
  { db }: Database,
  cache: AnswerCache,
  request: InitialQuery | CursorQuery,
): Promise<QueryResponse> {
  const query = readQuery(request);
  const condition = limitCondition(createPageCondition(query.asked), request);
  const page = await repeatUntilSteady(async () => {
    const lookup = await loadLookup(db, condition, sortKeys(query.asked.orderFields));
    return loadPage(db, cache, { query, condition, lookup, skipTotal: request.skipTotalItems === true });
  });
  const items = page.rows.map(({ document }) =>
    projectFields(JSON.parse(document) as Entity, request.fields),
  );
  return { items, totalItems: page.total ?? 0, pageInfo: createPageInfo(query, page) };
}

function readQuery(request: InitialQuery | CursorQuery): PageQuery {
  const limit = request.limit ?? DEFAULT_LIMIT;
  if ('cursor' in request) {
    const cursor = parseCursor(request.cursor);
    return { asked: cursor, cursor, limit, offset: 0 };
  }
  const { orderFields = [], fullTextFilter, offset = 0 } = request;
  return { asked: { orderFields, query: resolveSelection(request), fullTextFilter }, limit, offset };
}

function createPageCondition({ orderFields, query, fullTextFilter }: PageQuery['asked']): Condition {
  const selected = createCondition(query);
  const term = fullTextFilter?.term.trim();
  if (!fullTextFilter || !term) return selected;
  return {
    kind: 'all',
    parts: [selected, createFullTextCondition({ ...fullTextFilter, term }, orderFields)],
  };
}

interface Question {
  query: PageQuery;
  condition: Condition;
  lookup: Lookup;
  skipTotal: boolean;
}

async function loadPage(db: Database['db'], cache: AnswerCache, question: Question): Promise<Steady<Page>> {
  const { query, condition, lookup, skipTotal } = question;
  const name = `total ${JSON.stringify(condition)}`;
  const known = skipTotal ? undefined : cache.get<number>(lookup.generation, name);
  const columns = resolveSortColumns(query.asked.orderFields, lookup);
  const statement = { ...question, columns, countTotal: !skipTotal && known === undefined };
  const few = isBroad(condition, lookup, known)
    ? undefined
    : await ask(db, createFewSql(statement), statement);
  const found = few ?? (await ask(db, createManySql(statement), statement));
  if (!found) throw new RangeError('A question without a bound was answered as if it had one.');
  const steady = found.generation === lookup.generation;
  if (steady && statement.countTotal) cache.set(lookup.generation, name, found.page.total);
  return { steady, answer: { ...found.page, total: known ?? found.page.total } };
}

/** Surely more than a few match: asking for a few first would be in vain. */
function isBroad(condition: Condition, lookup: Lookup, known: number | undefined): boolean {
  if (known !== undefined && known > FEW) return true;
  return resolveKindsOnly(condition, lookup) !== undefined;
}

interface Statement extends Question {
  columns: readonly SortColumn[];
  countTotal: boolean;
}

interface AnswerRow {
  total: number | null;
  generation: number;
  document: string | null;
  [sortColumn: string]: unknown;
}

async function ask(
  db: Database['db'],
  statement: RawBuilder<AnswerRow>,
  { query, columns }: Statement,
): Promise<{ generation: number; page: Page } | undefined> {
  const { rows } = await statement.execute(db);
  const [head] = rows;
  if (!head) return undefined;
  const found = rows.flatMap((row): Row[] =>
    row.document === null
      ? []
      : [{ document: row.document, values: columns.map(({ alias }) => row[alias] as string | null) }],
  );
  const kept = found.slice(0, query.limit);
  return {
    generation: head.generation,
    page: {
      rows: query.cursor?.isPrevious ? kept.reverse() : kept,
      total: head.total ?? undefined,
      hasMore: found.length > query.limit,
    },
  };
}

/** Finds all that match, and sorts them. Answers no row at all when they are more than a few. */
function createFewSql(statement: Statement): RawBuilder<AnswerRow> {
  const { condition, lookup, columns } = statement;
  const after = createAfter(statement);
  const page = sql`select * from hits${after ? sql` where after` : sql``}`;
  return sql<AnswerRow>`
    with hits as materialized (
      select e.id, ${selectColumns(columns)}${after ? sql`, ${after} as after` : sql``}
      from ${createSourceSql(columns)} where ${createConditionSql(condition, lookup, true)} limit ${FEW + 1}
    ),
    head as materialized (
      select h.total, s.generation from (select count(*)::int as total from hits) h, catalog_state s where h.total <= ${FEW}
    )
    ${createAnswerSql(statement, page)}`;
}

/** Walks the entities in order until the page is full, and counts apart. */
function createManySql(statement: Statement): RawBuilder<AnswerRow> {
  const { condition, lookup, columns, countTotal } = statement;
  const after = createAfter(statement);
  const page = sql`select e.id, ${selectColumns(columns)} from ${createSourceSql(columns)}
    where ${createConditionSql(condition, lookup)}${after ? sql` and ${after}` : sql``}`;
  const total = countTotal ? createTotalSql(condition, lookup) : sql`null::int`;
  return sql<AnswerRow>`
    with head as materialized (select ${total} as total, s.generation from catalog_state s)
    ${createAnswerSql(statement, page)}`;
}

function createAfter({ query: { cursor }, columns }: Statement): RawBuilder<boolean> | undefined {
  return cursor && createAfterSql(columns, cursor.orderFieldValues, cursor.isPrevious);
}

/** The rows of the page, and one more to tell whether it is the last; one row without a document when there are none. */
function createAnswerSql({ query, columns }: Statement, page: RawBuilder<unknown>): RawBuilder<unknown> {
  // Without a page, the order and the documents need not be looked at either.
  if (query.limit === 0) return sql`select head.*, null as document from head`;
  const order = createOrderSql(columns, query.cursor?.isPrevious ?? false);
  const values = sql.join(columns.map(({ alias }) => sql`p.${sql.ref(alias)}::text as ${sql.ref(alias)}`));
  return sql`
    select head.*, d.document, ${values}
    from head left join (
      select * from (${page}) matching order by ${order} limit ${query.limit + 1} offset ${query.offset}
    ) p on true
    left join catalog_document d on d.entity_id = p.id
    order by ${createOrderSql(columns, query.cursor?.isPrevious ?? false, 'p')}`;
}

function selectColumns(columns: readonly SortColumn[]): RawBuilder<unknown> {
  return sql.join(columns.map(({ alias, value }) => sql`${value} as ${sql.ref(alias)}`));
}

function createPageInfo(
  { asked, cursor }: PageQuery,
  { rows, total, hasMore }: Page,
): QueryResponse['pageInfo'] {
  const first = rows[0]?.values;
  const last = rows.at(-1)?.values;
  if (!first || !last) return {};
  const { orderFields, query, fullTextFilter } = asked;
  const firstSortFieldValues = cursor?.firstSortFieldValues ?? first;
  const printed = (isPrevious: boolean, orderFieldValues: SortValues) =>
    printOpaque({
      orderFields,
      isPrevious,
      query,
      fullTextFilter,
      orderFieldValues,
      firstSortFieldValues,
      totalItems: total ?? 0,
    } satisfies Cursor);
  const isFirst = !cursor || (cursor.isPrevious && !hasMore) || isSame(first, firstSortFieldValues);
  return {
    ...(cursor?.isPrevious || hasMore ? { nextCursor: printed(false, last) } : {}),
    ...(isFirst ? {} : { prevCursor: printed(true, first) }),
  };
}

function isSame(a: SortValues, b: SortValues): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}
