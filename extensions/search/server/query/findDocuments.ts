import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { SearchTables } from '../ports/searchTables';
import type { Stemmer } from '../ports/stemmer';
import { createFieldLexeme, createTypeLexeme, NO_LEXEME, quoteLexeme, ZONES } from '../words';
import type { SearchRequest } from './searchRequest';
import { type Alternatives, printAny, printTermQuery, printWholeQuery, type SearchTerm } from './searchTerm';

/** Which documents the caller may see. */
export interface Visibility {
  /** Types of which all documents are visible. */
  types: readonly string[];
  /** Types of which those are visible whose entity is in the bitmap. */
  limited: ReadonlyArray<{ types: readonly string[]; entities: EntityBits }>;
}

/** A set of numbers of entities: bit `n % 8` of byte `n / 8`. */
export interface EntityBits {
  bytes: Buffer;
  /** The number of bits. */
  size: number;
  /** The numbers in the set, if there are so few that looking for each is faster than looking through all matches. */
  few?: readonly number[] | undefined;
}

/** Refs of entities whose documents move up, and how far, in steps of how well documents match. */
export interface Boost {
  refs: readonly string[];
  /** Whether documents of entities that these own move up, too. */
  isOfOwners: boolean;
  steps: number;
}

/** What to find. */
export interface Question {
  request: SearchRequest;
  /** Absent for all documents. */
  term?: SearchTerm | undefined;
  alternatives: Alternatives;
  visibility: Visibility;
  boosts: readonly Boost[];
}

/** A document of the results. */
export interface FoundDocument {
  id: number;
  type: string;
  /** As JSON. */
  document: string;
}

/** The first documents. */
export interface FoundDocuments {
  documents: FoundDocument[];
  /** Exact up to {@link MAX_COUNT}. */
  total: number;
}

/** The order of documents. */
export interface FoundOrder {
  ids: number[];
  /** Exact up to {@link MAX_COUNT}. */
  total: number;
}

/** More matches are not counted. */
export const MAX_COUNT = 10_000;
/** Documents per step of how well they match. Of more, any are used. */
const MAX_PER_STEP = 2_000;

interface Row {
  total: number;
  id: number | null;
  type: string | null;
  document: string | null;
}

/** Finds the first documents, and counts all. */
export async function findDocuments(
  db: Kysely<SearchTables>,
  question: Question,
  stemmer: Stemmer,
): Promise<FoundDocuments> {
  const { limit } = question.request;
  const { ranked, order, total } = await createRanking(db, question, stemmer, limit);
  const { rows } = await sql<Row>`${ranked}, page as (
      select r.id, row_number() over (order by ${order}) as position from ranked r
      order by ${order} limit ${limit}
    )
    select ${total} as total, p.id, d.type, c.document
    from (select 1) always left join page p on true
    left join search_document d on d.id = p.id left join search_content c on c.document_id = p.id
    order by p.position`.execute(db);
  return {
    total: Math.min(rows[0]?.total ?? 0, MAX_COUNT),
    documents: rows.flatMap(({ id, type, document }) =>
      id === null || type === null || document === null ? [] : [{ id, type, document }],
    ),
  };
}

/** Finds the order of the first `most` documents, and counts all. */
export async function findOrder(
  db: Kysely<SearchTables>,
  question: Question,
  stemmer: Stemmer,
  most: number,
): Promise<FoundOrder> {
  const { ranked, order, total } = await createRanking(db, question, stemmer, most);
  const { rows } = await sql<FoundOrder>`${ranked}
    select ${total} as total, array(select r.id from ranked r order by ${order} limit ${most}) as ids`.execute(
    db,
  );
  return { ids: rows[0]?.ids ?? [], total: Math.min(rows[0]?.total ?? 0, MAX_COUNT) };
}

/** Reads documents, without those that were removed, or that the caller may not see. `index` is the place in the list of ids. */
export async function readDocuments(
  db: Kysely<SearchTables>,
  ids: readonly number[],
  visibility: Visibility,
): Promise<Array<FoundDocument & { index: number }>> {
  const { rows } = await sql<FoundDocument & { index: number }>`
    select (w.position - 1)::int as index, d.id, d.type, c.document
    from unnest(${[...ids]}::int[]) with ordinality as w (id, position)
    join search_document d on d.id = w.id join search_content c on c.document_id = d.id
    where ${createVisibleSql(visibility)} order by w.position`.execute(db);
  return rows;
}

/** The table `ranked` of documents, the order of its rows `r`, and how to count all. */
interface Ranking {
  ranked: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  total: RawBuilder<number>;
}

/** At least the first `most` documents are in the table. */
async function createRanking(
  db: Kysely<SearchTables>,
  question: Question,
  stemmer: Stemmer,
  most: number,
): Promise<Ranking> {
  return question.term === undefined
    ? createListSql(db, question)
    : createTermSql(question, question.term, stemmer, most);
}

/**
 * The steps from the best matches to all: the whole name, the start of a name, words of names, main words, any words. Each
 * step is one search in the index, so the cost does not depend on how many documents contain the words.
 */
function createTermSql(question: Question, term: SearchTerm, stemmer: Stemmer, most: number): Ranking {
  const { boosts, alternatives } = question;
  const inZones = (...zones: string[]) => printTermQuery(term, zones, stemmer, alternatives);
  const better = [
    printWholeQuery(term, false),
    printWholeQuery(term, true),
    ...(term.isShort ? [] : [inZones(ZONES.names), inZones(ZONES.main)]),
  ];
  // The count must contain the matches of all steps. Other spaces, as in `git hub`, match only as the whole name.
  const all = printAny([
    printWholeQuery(term, true),
    term.isShort ? inZones(ZONES.names) : inZones(ZONES.main, ZONES.rest),
  ]);
  const nameOf = (step: number) => sql.ref(`step${step}`);
  const select = (step: number, condition: RawBuilder<boolean>, limit: number) => sql`materialized (
      select d.id, d.entity, d.owners, d.place, ${sql.lit(step)} as step from search_document d
      where ${condition} limit ${sql.lit(limit)}
    )`;
  const steps = better.map((query, step) => {
    const condition = sql<boolean>`${isNeeded(boosts, step, most)} and ${matches(question, query)}`;
    return sql`${nameOf(step)} as ${select(step, condition, MAX_PER_STEP)}`;
  });
  const hits = sql`hits as ${select(better.length, matches(question, all), MAX_COUNT + 1)}`;
  const rows = better.map((_, step) => sql`select * from ${nameOf(step)}`);
  const ranked = sql`with ${sql.join([...listNumbers(boosts), hits, ...steps])}, ranked as (
      select r.id, r.place, min(${printScore(question)}) as score
      from (${sql.join(rows, sql` union all `)} union all
        select * from hits r where ${isNeeded(boosts, better.length, most)}) r
      group by r.id, r.place
    )`;
  return { ranked, order: SCORE_ORDER, total: sql`(select count(*)::int from hits)` };
}

/** A step is not needed if one before it fills the page, and boosts do not move the documents of this one before those of that one. */
function isNeeded(boosts: readonly Boost[], step: number, most: number): RawBuilder<boolean> {
  const farthest = Math.max(0, ...boosts.map(({ steps }) => steps));
  const before = Array.from({ length: Math.max(0, Math.ceil(step - farthest)) }, (_, earlier) => earlier);
  if (before.length === 0) return sql<boolean>`true`;
  const counts = before.map((earlier) => sql`(select count(*) from ${sql.ref(`step${earlier}`)})`);
  return sql<boolean>`greatest(${sql.join(counts)}) < ${most}`;
}

/** The tables with the numbers of the entities of boosts. */
function listNumbers(boosts: readonly Boost[]): Array<RawBuilder<unknown>> {
  return boosts.map(
    ({ refs }, index) => sql`${sql.ref(`boost${index}`)} as materialized (
      select array(select id from search_entity where ref = any(${[...refs]}::text[])) as ids
    )`,
  );
}

/** The condition on a row `r` of hits. */
function isBoosted({ isOfOwners }: Boost, index: number): RawBuilder<boolean> {
  const numbers = sql<number[]>`(select ids from ${sql.ref(`boost${index}`)})::int[]`;
  const isOwn = sql<boolean>`r.entity = any(${numbers})`;
  return isOfOwners ? sql<boolean>`(${isOwn} or r.owners && ${numbers})` : isOwn;
}

/** All documents, in the order of their places. */
async function createListSql(db: Kysely<SearchTables>, question: Question): Promise<Ranking> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select d.id from search_document d where ${matches(question)} limit ${sql.lit(MAX_COUNT + 1)}
    ) hits`.execute(db);
  const total = rows[0]?.total ?? 0;
  // Sorting a few is faster than looking for them in the order of all.
  const isFew = total <= MAX_COUNT;
  const few = sql`ranked as materialized (
      select r.id, r.place, ${printScore(question)} as score from (
        select d.id, d.entity, d.owners, d.place, 0 as step from search_document d where ${matches(question)}
      ) r
    )`;
  const ranked = isFew
    ? sql`with ${sql.join([...listNumbers(question.boosts), few])}`
    : sql`with ranked as not materialized (
        select d.id, d.place from search_document d where ${matches(question)}
      )`;
  const order = isFew ? SCORE_ORDER : PLAIN_ORDER;
  return { ranked, order, total: sql`${sql.lit(total)}::int` };
}

const PLAIN_ORDER = sql`r.place, r.id`;

const SCORE_ORDER = sql`r.score, ${PLAIN_ORDER}`;

/** The step of a row `r`, less its boosts. Lower is better. */
function printScore({ boosts }: Question): RawBuilder<number> {
  const moves = boosts.map(
    (boost, index) => sql`case when ${isBoosted(boost, index)} then ${boost.steps}::float8 else 0 end`,
  );
  return moves.length === 0 ? sql`r.step` : sql`r.step - greatest(${sql.join(moves)})`;
}

/** The condition on a row `d` of `search_document`: matches the words, the types and the filters, and is visible. */
function matches({ request, visibility }: Question, words?: string): RawBuilder<boolean> {
  const types = request.types;
  const filters = request.filters.map(([field, values]) =>
    printAny(values.map((value) => quoteLexeme(createFieldLexeme(field, value) ?? NO_LEXEME))),
  );
  const query = [
    ...(words === undefined ? [] : [`(${words})`]),
    ...(types === undefined ? [] : [printAny(types.map((type) => quoteLexeme(createTypeLexeme(type))))]),
    ...filters,
  ].join(' & ');
  const conditions = [
    ...(query === '' ? [] : [sql<boolean>`d.lexemes @@ ${query}::tsquery`]),
    createVisibleSql(visibility),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

function contains({ bytes, size, few }: EntityBits): RawBuilder<boolean> {
  return few === undefined
    ? sql<boolean>`case when d.entity < ${size}::int then get_bit(${bytes}::bytea, d.entity) = 1 else false end`
    : sql<boolean>`d.entity = any(${[...few]}::int[])`;
}

/** With another collation than the column, so that the planner does not read all documents of a type by an index. */
const TYPE = sql`(d.type collate "POSIX")`;

/** The condition on a row `d` of `search_document` that the caller may see it. */
export function createVisibleSql({ types, limited }: Visibility): RawBuilder<boolean> {
  const parts = [
    ...(types.length === 0 ? [] : [sql<boolean>`${TYPE} = any(${[...types]}::text[])`]),
    ...limited.map(
      ({ types: own, entities }) =>
        sql<boolean>`(${TYPE} = any(${[...own]}::text[]) and ${contains(entities)})`,
    ),
  ];
  return parts.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(parts, sql` or `)})`;
}
