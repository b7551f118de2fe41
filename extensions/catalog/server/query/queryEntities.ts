import { type RawBuilder, sql } from 'kysely';
import type { CatalogDatabase } from '../ports/catalogDatabase';
import {
  type CursorQuery,
  type EntityFields,
  type InitialQuery,
  PAGE_LIMITS,
  type PrintedEntity,
  type QueryResponse,
} from '../ports/reader';
import type { ResultCache } from './resultCache';
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
  selectColumns,
  type SortColumn,
  sortKeys,
  type SortValues,
} from './order';
import { printOpaque } from './parseOpaque';
import { isInHead } from '../storage/entityHead';
import { printFields } from '../storage/projectFields';
import { createTotalSql, resolveKindsOnly } from './totals';

const DEFAULT_LIMIT = 20;

/** What a part of a large page or list contains at most: whole entities, or their heads. */
export const PART = { entities: 1_000, heads: 2_000, bytes: 2 * 1024 * 1024 };

/**
 * Up to this many matches, finding all and sorting them is faster than scanning the entities in order. Whether there
 * are more is determined by trying, because planner estimates can be far off.
 */
const MAX_SORTED = 2_000;

/** A query for one page, with or without a cursor. */
interface PageQuery {
  asked: Pick<Cursor, 'orderFields' | 'query' | 'fullTextFilter'>;
  cursor?: Cursor;
  /** Entities of the page. */
  limit: number;
  offset: number;
  /** What is read of it at most. */
  most: { entities: number; bytes: number };
  /** Reads the `document` of a row `p`. */
  content: RawBuilder<unknown>;
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

/** Returns a page of the matching entities, with the total and the cursors of the adjacent pages. */
export async function queryEntities(
  database: CatalogDatabase,
  cache: ResultCache,
  request: InitialQuery | CursorQuery,
): Promise<QueryResponse<PrintedEntity>> {
  const query = readQuery(request);
  const condition = limitCondition(createPageCondition(query.asked), request);
  return database.read(async (db) => {
    const lookup = await loadLookup(db, condition, sortKeys(query.asked.orderFields));
    const skipTotal = request.skipTotalItems === true;
    const page = await loadPage(db, cache, { query, condition, lookup, skipTotal });
    // In the caller's turn, because parsing a large page takes long.
    const items = page.rows.map(({ document }) => printFields(document, request.fields));
    const pageInfo = createPageInfo(query, page);
    const isPart = request.inParts === true && !query.cursor?.isPrevious && items.length < query.limit;
    return { items, totalItems: page.total ?? 0, pageInfo, rest: isPart ? pageInfo.nextCursor : undefined };
  });
}

function readQuery(request: InitialQuery | CursorQuery): PageQuery {
  const limit = Math.min(request.limit ?? DEFAULT_LIMIT, PAGE_LIMITS.entities);
  const content = createReadSql(request.fields);
  const whole = { entities: limit, bytes: PAGE_LIMITS.bytes };
  const perPart = isInHead(request.fields) ? PART.heads : PART.entities;
  const part = request.inParts === true ? { ...PART, entities: Math.min(limit, perPart) } : whole;
  if ('cursor' in request) {
    const cursor = parseCursor(request.cursor);
    return { asked: cursor, cursor, limit, offset: 0, most: cursor.isPrevious ? whole : part, content };
  }
  const { orderFields = [], fullTextFilter, offset = 0 } = request;
  return {
    asked: { orderFields, query: resolveSelection(request), fullTextFilter },
    limit,
    offset,
    most: part,
    content,
  };
}

/** The text of a row `d` of `catalog_document` that contains these fields. */
export function createContentSql(fields: EntityFields | undefined): RawBuilder<string> {
  return isInHead(fields) ? sql`coalesce(d.head, d.document)` : sql`d.document`;
}

/** With `offset 0`, the text is chosen here. Otherwise, both texts would be sorted. */
function createReadSql(fields: EntityFields | undefined): RawBuilder<unknown> {
  return sql`select ${createContentSql(fields)} as document from catalog_document d where d.entity_id = p.id offset 0`;
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

async function loadPage(db: CatalogDatabase['db'], cache: ResultCache, question: Question): Promise<Page> {
  const { query, condition, lookup, skipTotal } = question;
  const name = `total ${JSON.stringify(condition)}`;
  const known = skipTotal ? undefined : cache.get<number>(lookup.generation, name);
  const columns = resolveSortColumns(query.asked.orderFields, lookup);
  const statement = { ...question, columns, countTotal: !skipTotal && known === undefined };
  const few =
    query.limit === 0 || isBroad(condition, lookup, known)
      ? undefined
      : await ask(db, createFewSql(statement), statement);
  const found = few ?? (await ask(db, createManySql(statement), statement));
  if (!found) throw new RangeError('An unbounded query returned a bounded result.');
  if (statement.countTotal) cache.set(lookup.generation, name, found.total);
  return { ...found, total: known ?? found.total };
}

/** Known to match many entities, so trying to find a few first would be wasted. */
function isBroad(condition: Condition, lookup: Lookup, known: number | undefined): boolean {
  if (known !== undefined && known > MAX_SORTED) return true;
  return resolveKindsOnly(condition, lookup) !== undefined;
}

interface Statement extends Question {
  columns: readonly SortColumn[];
  countTotal: boolean;
}

interface ResultRow {
  total: number | null;
  document: string | null;
  /** Rows found, including those that don't fit the answer. */
  found: number;
  [sortColumn: string]: unknown;
}

async function ask(
  db: CatalogDatabase['db'],
  statement: RawBuilder<ResultRow>,
  { query, columns }: Statement,
): Promise<Page | undefined> {
  const { rows } = await statement.execute(db);
  const [head] = rows;
  if (!head) return undefined;
  const found = rows.flatMap((row): Row[] =>
    row.document === null
      ? []
      : [{ document: row.document, values: columns.map(({ alias }) => row[alias] as string | null) }],
  );
  const kept = found.slice(0, query.most.entities);
  return {
    rows: query.cursor?.isPrevious ? kept.reverse() : kept,
    total: head.total ?? undefined,
    hasMore: head.document !== null && head.found > kept.length,
  };
}

/** Finds all matches and sorts them. Returns no row if there are too many. */
function createFewSql(statement: Statement): RawBuilder<ResultRow> {
  const { condition, lookup, columns } = statement;
  const after = createAfter(statement);
  const page = sql`select * from hits${after ? sql` where after` : sql``}`;
  return sql<ResultRow>`
    with hits as materialized (
      select e.id, ${selectColumns(columns)}${after ? sql`, ${after} as after` : sql``}
      from ${createSourceSql(columns)} where ${createConditionSql(condition, lookup, true)} limit ${MAX_SORTED + 1}
    ),
    head as materialized (
      select h.total from (select count(*)::int as total from hits) h where h.total <= ${MAX_SORTED}
    )
    ${createResultSql(statement, page)}`;
}

/** Scans the entities in order until the page is full, and counts separately. */
function createManySql(statement: Statement): RawBuilder<ResultRow> {
  const { condition, lookup, columns, countTotal } = statement;
  const after = createAfter(statement);
  const page = sql`select e.id, ${selectColumns(columns)} from ${createSourceSql(columns)}
    where ${createConditionSql(condition, lookup)}${after ? sql` and ${after}` : sql``}`;
  const total = countTotal ? createTotalSql(condition, lookup) : sql`null::int`;
  return sql<ResultRow>`
    with head as materialized (select ${total} as total)
    ${createResultSql(statement, page)}`;
}

function createAfter({ query: { cursor }, columns }: Statement): RawBuilder<boolean> | undefined {
  return cursor && createAfterSql(columns, cursor.orderFieldValues, cursor.isPrevious);
}

/**
 * Returns the rows of the page and one more, which shows whether there is a next page, as far as they fit an answer. If
 * there are none, one row without a document.
 */
function createResultSql({ query, columns }: Statement, page: RawBuilder<unknown>): RawBuilder<unknown> {
  // Without rows to return, order and documents are not needed.
  if (query.limit === 0) return sql`select head.*, null as document, 0 as found from head`;
  const backwards = query.cursor?.isPrevious ?? false;
  const order = createOrderSql(columns, backwards);
  const values = sql.join(columns.map(({ alias }) => sql`p.${sql.ref(alias)}`));
  const printed = sql.join(columns.map(({ alias }) => sql`a.${sql.ref(alias)}::text as ${sql.ref(alias)}`));
  return sql`
    select a.total, a.document, a.found, ${printed}
    from (
      select head.total, d.document, ${values}, count(*) over ()::int as found,
        coalesce(sum(octet_length(d.document)) over (
          order by ${createOrderSql(columns, backwards, 'p')} rows between unbounded preceding and 1 preceding
        ), 0) as before
      from head left join (
        select * from (${page}) matching order by ${order} limit ${query.most.entities + 1} offset ${query.offset}
      ) p on true
      left join lateral (${query.content}) d on true
    ) a
    where a.before < ${query.most.bytes}
    order by ${createOrderSql(columns, backwards, 'a')}`;
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
      totalItems: total ?? cursor?.totalItems ?? 0,
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
