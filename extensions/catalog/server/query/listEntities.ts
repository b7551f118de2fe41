import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CatalogDatabase } from '../ports/catalogDatabase';
import type { CatalogTables } from '../ports/catalogTables';
import type {
  EntitiesRequest,
  EntityFields,
  EntityOrder,
  EntitySelection,
  EntityStream,
  PrintedEntities,
  PrintedEntity,
} from '../ports/reader';
import { isInHead } from '../storage/entityHead';
import { isWhole, printFields } from '../storage/projectFields';
import { printHeads } from '../storage/printHeads';
import { type Condition, createCondition, resolveSelection } from './condition';
import { type BooleanSql, createConditionSql, printArray } from './conditionSql';
import { limitCondition } from './limitCondition';
import { loadLookup } from './lookup';
import {
  createOrderSql,
  createSourceSql,
  ENTITY_REF,
  resolveSortColumns,
  selectColumns,
  sortKeys,
} from './order';
import { createContentSql, PART } from './queryEntities';

/** The share of entities without a head up to which heads are used. */
const MOST_WITHOUT_HEAD = 0.05;

type Database = Kysely<CatalogTables>;

/** A part of a list, and the index of the first id after it. */
interface Part {
  items: PrintedEntities;
  end: number;
}

/** Contents of entities by id, and how many of the first ids they are of. */
interface Contents {
  found: Map<number, PrintedEntity>;
  count: number;
}

/**
 * Lists the matching entities. First, the database finds the ids of all, then their contents are read in parts, so that neither
 * the database nor the server ever holds a long list. Pages are in the given order or by ref, a list of all entities in the order
 * in which they were first stored, which is the fastest to read. Entities that are deleted meanwhile are missing, and those that
 * the caller may no longer see.
 */
export async function listEntities(
  database: CatalogDatabase,
  { order = [], limit, offset, fields, ...selection }: EntitiesRequest,
): Promise<EntityStream> {
  const isPage = limit !== undefined || offset !== undefined;
  const orderFields = isPage && order.length === 0 ? BY_REF : order;
  const condition = limitCondition(createCondition(resolveSelection(selection)), selection);
  const found = await database.read((db) => loadIds(db, { condition, orderFields, limit, offset }));
  const ids = limit === undefined ? found : found.slice(0, limit);
  // In the caller's turn, because printing a large part takes long.
  const read = (start: number) =>
    database.read(async (db) =>
      readPart({ db, fields, isAllowed: await createAllowedSql(db, selection) }, ids, start),
    );
  const first = await read(0);
  const parts = first.end < ids.length ? readParts(first, ids.length, read) : undefined;
  return { first: first.items, parts, hasMore: found.length > ids.length };
}

const BY_REF: EntityOrder[] = [{ field: ENTITY_REF, order: 'asc' }];

interface IdsQuery {
  condition: Condition;
  orderFields: EntityOrder[];
  limit: number | undefined;
  offset: number | undefined;
}

/** One more than the limit, if there are more. */
async function loadIds(
  db: Database,
  { condition, orderFields, limit, offset = 0 }: IdsQuery,
): Promise<number[]> {
  const lookup = await loadLookup(db, condition, sortKeys(orderFields));
  const columns = resolveSortColumns(orderFields, lookup);
  const order = orderFields.length === 0 ? sql`matching.id` : createOrderSql(columns, false);
  const { rows } = await sql<{ ids: string }>`
    select coalesce(json_agg(page.id), '[]')::text as ids from (
      select matching.id from (
        select e.id, ${selectColumns(columns)} from ${createSourceSql(columns)} where ${createConditionSql(condition, lookup)}
      ) matching
      order by ${order} limit ${limit === undefined ? null : limit + 1} offset ${offset}
    ) page`.execute(db);
  return JSON.parse(rows[0]?.ids ?? '[]') as number[];
}

async function* readParts(
  first: Part,
  count: number,
  read: (start: number) => Promise<Part>,
): AsyncGenerator<PrintedEntities> {
  yield first.items;
  for (let { end } = first; end < count;) {
    const part = await read(end);
    yield part.items;
    end = part.end;
  }
}

/** What to read, and whether the caller may see a row `d` of `catalog_document`. */
interface Reading {
  db: Database;
  fields: EntityFields | undefined;
  isAllowed: BooleanSql;
}

/** Checks again for each part, because entities change while a long list is sent. */
async function createAllowedSql(db: Database, { allowed }: EntitySelection): Promise<BooleanSql> {
  if (allowed === undefined) return sql<boolean>`true`;
  const condition = createCondition(allowed);
  const matches = createConditionSql(condition, await loadLookup(db, condition));
  return sql<boolean>`exists (select 1 from catalog_entity e where e.id = d.entity_id and ${matches})`;
}

async function readPart(reading: Reading, ids: readonly number[], start: number): Promise<Part> {
  if (isWhole(reading.fields)) return readWhole(reading, ids, start);
  const heads = isInHead(reading.fields)
    ? await readHeads(reading, ids.slice(start, start + PART.heads))
    : undefined;
  const { found, count } = heads ?? (await readDocuments(reading, ids.slice(start, start + PART.entities)));
  const end = start + count;
  const items = ids.slice(start, end).map((id) => found.get(id));
  return { items: items.filter((item) => item !== undefined).join(','), end };
}

/** Reads whole entities as one text. */
async function readWhole({ db, isAllowed }: Reading, ids: readonly number[], start: number): Promise<Part> {
  const asked = ids.slice(start, start + PART.entities);
  const { rows } = await sql<{ items: string | null; count: number | null }>`
    select string_agg(document, ',' order by number) as items, max(number)::int as count
    from (${createPartSql(asked, isAllowed)}) part`.execute(db);
  const { items = null, count = null } = rows[0] ?? {};
  return { items: items ?? '', end: start + (count ?? asked.length) };
}

/**
 * Reads heads as one text, which is much faster than rows. Entities with a long head have none, and are read apart. Returns `undefined`
 * if these are many.
 */
async function readHeads(reading: Reading, ids: readonly number[]): Promise<Contents | undefined> {
  const { db, fields = [], isAllowed } = reading;
  // Not with a join, for which the planner would read the whole table.
  const { rows } = await sql<{ heads: string | null; owners: string; missing: string }>`
    select string_agg(d.head, ',') as heads,
      coalesce(json_agg(d.entity_id) filter (where d.head is not null), '[]')::text as owners,
      coalesce(json_agg(d.entity_id) filter (where d.head is null), '[]')::text as missing
    from catalog_document d where d.entity_id = any(${printArray(ids)}::int[]) and ${isAllowed}`.execute(db);
  const { heads = null, owners = '[]', missing = '[]' } = rows[0] ?? {};
  const without = JSON.parse(missing) as number[];
  if (without.length > ids.length * MOST_WITHOUT_HEAD) return undefined;
  const printed = printHeads(heads ?? '', fields);
  const found = new Map((JSON.parse(owners) as number[]).map((id, index) => [id, printed[index] ?? '{}']));
  for (let at = 0; at < without.length;) {
    const rest = await readDocuments(reading, without.slice(at, at + PART.entities));
    for (const [id, item] of rest.found) found.set(id, item);
    at += rest.count;
  }
  return { found, count: ids.length };
}

/** Reads fields of entities until one reaches the size of a part. */
async function readDocuments({ db, fields, isAllowed }: Reading, ids: readonly number[]): Promise<Contents> {
  const { rows } = await sql<{ document: string; id: number; number: number }>`
    select document, id, number::int from (${createPartSql(ids, isAllowed)}) part order by number`.execute(
    db,
  );
  return {
    found: new Map(rows.map(({ id, document }) => [id, printFields(document, fields)])),
    // Without a row, none of them is left.
    count: rows.at(-1)?.number ?? ids.length,
  };
}

/** Selects the document, the id and the number of the first entities, until one reaches the size of a part. */
function createPartSql(ids: readonly number[], isAllowed: BooleanSql): RawBuilder<unknown> {
  // `offset 0` keeps the planner from reading the whole table.
  return sql`
    select document, id, number from (
      select d.document, wanted.id, wanted.number, coalesce(sum(octet_length(d.document)) over (
        order by wanted.number rows between unbounded preceding and 1 preceding
      ), 0) as before
      from unnest(${printArray(ids)}::int[]) with ordinality as wanted (id, number),
        lateral (select document from catalog_document d where d.entity_id = wanted.id and ${isAllowed} offset 0) d
    ) found where before < ${PART.bytes}`;
}

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
  db: Database,
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
