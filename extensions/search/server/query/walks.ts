import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { CallerIdentity } from '#backend';
import type { SearchDatabase } from '../ports/searchTables';
import { MAX_COUNT } from './findDocuments';
import type { SearchRequest } from './searchRequest';
import type { Alternatives } from './searchTerm';

/** How long a user can take from the first page to the last. */
const KEEP = sql`interval '30 minutes'`;
/** Orders per caller, each with at most {@link MAX_COUNT} numbers of documents. Guests are one caller. */
const MAX_WALKS = 50;
/** Documents to order first, which is as fast as to find the first page. Few users go further. */
const FIRST = 500;

/** Identifies the way of a caller through the pages of a query. */
export interface WalkKey {
  caller: string;
  query: string;
}

/** The order of results: of the first ones, or of all. */
export interface WalkOrder {
  ids: readonly number[];
  /** All results. */
  total: number;
  alternatives: Alternatives;
}

/** The orders of results, for callers who go through the pages. Other callers and other queries have their own. */
export interface Walks {
  /** Starts a walk: stores the documents of the first page. The answer does not wait for it. */
  start(database: SearchDatabase, key: WalkKey, first: WalkOrder): void;
  /**
   * Returns a part of the stored order. If the order is too short, adds documents that it does not contain, in the order of the `most`
   * first ones that `find` finds now.
   */
  read(
    database: SearchDatabase,
    key: WalkKey,
    [from, to]: readonly [from: number, to: number],
    find: (most: number) => Promise<WalkOrder>,
  ): Promise<WalkOrder>;
}

/** The key of a request. */
export function createWalkKey(caller: CallerIdentity, { term, types, filters }: SearchRequest): WalkKey {
  const name =
    caller.type === 'user'
      ? caller.userEntityRef
      : caller.type === 'service'
        ? `service:${caller.subject}`
        : '';
  const query = createHash('sha256')
    .update(JSON.stringify([term, types, filters]))
    .digest('hex');
  return { caller: name, query };
}

interface Row {
  ids: number[];
  total: number;
  is_enough: boolean;
  typos: string;
  are_all_prefixes: boolean;
}

/** Creates the access to stored walks. */
export function createWalks(): Walks {
  const starting = new Map<string, Promise<void>>();
  const nameOf = ({ caller, query }: WalkKey) => `${query} ${caller}`;
  return {
    start(database, key, first) {
      const name = nameOf(key);
      // Without it, the second page starts from the current results, which is what most users get anyway.
      const stored = storeWalk(database, key, first)
        .catch(() => undefined)
        .then(() => void (starting.get(name) === stored && starting.delete(name)));
      starting.set(name, stored);
    },
    async read(database, key, [from, to], find) {
      await starting.get(nameOf(key));
      const { rows } = await sql<Row>`
        select total, is_enough, typos, are_all_prefixes,
          case when is_enough then ${slice(from, to)} else ids end as ids
        from search_walk, lateral (select cardinality(ids) >= least(total, ${to}::int) as is_enough) e
        where caller = ${key.caller} and query = ${key.query} and started_at > now() - ${KEEP}`.execute(
        database.db,
      );
      const [row] = rows;
      if (row?.is_enough === true) return readPart(row);
      const most = to > FIRST ? MAX_COUNT : FIRST;
      const order = extend(row?.ids ?? [], await find(most), most);
      await storeWalk(database, key, order);
      return { ...order, ids: order.ids.slice(from, to) };
    },
  };
}

/** Adds the documents of the current order that the stored one does not contain. */
function extend(stored: readonly number[], { ids, total, alternatives }: WalkOrder, most: number): WalkOrder {
  const all = [...new Set([...stored, ...ids])].slice(0, MAX_COUNT);
  return { ids: all, total: ids.length < most ? all.length : Math.max(total, all.length), alternatives };
}

const slice = (from: number, to: number): RawBuilder<number[]> => sql`ids[${from + 1}::int:${to}::int]`;

const readPart = (row: Row): WalkOrder => ({
  ids: row.ids,
  total: row.total,
  alternatives: {
    typos: new Map(JSON.parse(row.typos) as Array<[string, string[]]>),
    areAllPrefixes: row.are_all_prefixes,
  },
});

/** In one statement, so that the next query of the embedded database waits for little. */
async function storeWalk(
  { db }: SearchDatabase,
  { caller, query }: WalkKey,
  { ids, total, alternatives: { typos, areAllPrefixes } }: WalkOrder,
): Promise<void> {
  await sql`
    with old as (
      delete from search_walk where (caller, query) in (
        select caller, query from search_walk
        where (caller, query) <> (${caller}, ${query}) and (started_at <= now() - ${KEEP} or (
          caller = ${caller} and query in (
            select query from search_walk where caller = ${caller} and query <> ${query}
            order by started_at desc offset ${MAX_WALKS - 1}
          )
        ))
        for update skip locked
      )
    )
    insert into search_walk (caller, query, ids, total, typos, are_all_prefixes)
    values (${caller}, ${query}, ${[...ids]}::int[], ${total}, ${JSON.stringify([...typos])}, ${areAllPrefixes})
    on conflict (caller, query) do update set
      started_at = excluded.started_at, ids = excluded.ids, total = excluded.total,
      typos = excluded.typos, are_all_prefixes = excluded.are_all_prefixes`.execute(db);
}
