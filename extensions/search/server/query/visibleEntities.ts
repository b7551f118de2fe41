import { type Kysely, sql } from 'kysely';
import type { CatalogService } from '#backend';
import type { FilterPredicate } from '#model';
import type { SearchTables } from '../ports/searchTables';
import type { EntityBits } from './findDocuments';

/** Conditions in memory. Each takes a bit per entity. */
const MAX_CONDITIONS = 300;
/** More changes are not applied, but all entities are read again, which is then as fast. */
const MAX_CHANGES = 20_000;
/** Larger sets are bitmaps in queries. */
const MAX_FEW = 1_000;
/** Refs per query. */
const BATCH = 20_000;

/** The entities that match a condition, as a bitmap that follows the changes of the catalog and of the index. */
interface Kept extends EntityBits {
  /** The change of the catalog up to which the bitmap is right. */
  cursor: string;
  /** The highest number of an entity so far. */
  last: number;
}

/** The work for a condition. */
interface Shared {
  /** The work that has started, or is done. */
  running: Promise<Kept>;
  /** The work that starts after it. */
  waiting?: Promise<Kept> | undefined;
}

/** Finds out which entities match the conditions of a policy. */
export interface VisibleEntities {
  /** Returns the entities that match now. Only the changes since the last call are read. */
  find(condition: FilterPredicate): Promise<EntityBits>;
}

/** Creates the bitmaps. Concurrent calls with the same condition share the work. */
export function createVisibleEntities(db: Kysely<SearchTables>, catalog: CatalogService): VisibleEntities {
  const kept = new Map<string, Shared>();
  return {
    find(condition) {
      const key = JSON.stringify(condition);
      const shared = kept.get(key);
      // One that has started may have read the changes too early for this call. One that has not is shared.
      const next = shared?.waiting ?? start(condition, shared);
      kept.delete(key);
      kept.set(key, shared ?? { running: next });
      const [oldest] = kept.keys();
      if (kept.size > MAX_CONDITIONS && oldest !== undefined) kept.delete(oldest);
      return next;
    },
  };

  function start(condition: FilterPredicate, shared: Shared | undefined): Promise<Kept> {
    if (shared === undefined) return load(db, catalog, condition);
    const begin = () => {
      shared.running = next;
      shared.waiting = undefined;
    };
    const next: Promise<Kept> = shared.running.then(
      (known) => {
        begin();
        return update(db, catalog, condition, known);
      },
      () => {
        begin();
        return load(db, catalog, condition);
      },
    );
    shared.waiting = next;
    return next;
  }
}

async function load(
  db: Kysely<SearchTables>,
  catalog: CatalogService,
  condition: FilterPredicate,
): Promise<Kept> {
  // Everything that changes after this is applied by the next call.
  const cursor = await catalog.latestChange();
  const { rows } = await sql<{
    last: number;
  }>`select coalesce(max(id), 0) as last from search_entity`.execute(db);
  const last = rows[0]?.last ?? 0;
  const refs = await catalog.where(condition).refs();
  const bits = createBits(last);
  for (let at = 0; at < refs.length; at += BATCH) {
    const batch = refs.slice(at, at + BATCH);
    const { rows: found } = await sql<{ id: number }>`
      select id from search_entity where ref = any(${batch}::text[])`.execute(db);
    for (const { id } of found) setBit(bits, id, true);
  }
  return { ...bits, few: listFew(bits), cursor, last };
}

/** Applies the changes of the catalog, and adds the entities that the index has got numbers for. */
async function update(
  db: Kysely<SearchTables>,
  catalog: CatalogService,
  condition: FilterPredicate,
  known: Kept,
): Promise<Kept> {
  const [changes, { rows: added }] = await Promise.all([
    catalog.changedRefs(known.cursor, MAX_CHANGES),
    sql<{ id: number; ref: string }>`
      select id, ref from search_entity where id > ${known.last} order by id limit ${MAX_CHANGES}`.execute(
      db,
    ),
  ]);
  if (changes.isExpired === true || changes.refs.length === MAX_CHANGES || added.length === MAX_CHANGES)
    return load(db, catalog, condition);
  if (changes.refs.length === 0 && added.length === 0) return known;
  const refs = [...new Set([...changes.refs, ...added.map(({ ref }) => ref)])];
  const { rows: numbered } = await sql<{ id: number; ref: string }>`
    select id, ref from search_entity where ref = any(${refs}::text[])`.execute(db);
  const matching = new Set(await catalog.where(condition).refs(numbered.map(({ ref }) => ref)));
  const last = added.at(-1)?.id ?? known.last;
  const bits = createBits(numbered.reduce((most, { id }) => Math.max(most, id), last));
  known.bytes.copy(bits.bytes);
  for (const { id, ref } of numbered) setBit(bits, id, matching.has(ref));
  return { ...bits, few: listFew(bits), cursor: changes.cursor, last };
}

function createBits(last: number): EntityBits {
  const bytes = Buffer.alloc(Math.ceil((last + 1) / 8));
  return { bytes, size: bytes.length * 8 };
}

/** Returns the numbers in the set, unless there are many. */
function listFew({ bytes, size }: EntityBits): number[] | undefined {
  const numbers: number[] = [];
  for (let number = 0; number < size; number += 1) {
    // Most bytes are empty or the set is large.
    if ((number & 7) === 0 && bytes[number >> 3] === 0) number += 7;
    else if (((bytes[number >> 3] ?? 0) >> (number & 7)) & 1) numbers.push(number);
    if (numbers.length > MAX_FEW) return undefined;
  }
  return numbers;
}

function setBit({ bytes }: EntityBits, number: number, isSet: boolean): void {
  const at = number >> 3;
  const bit = 1 << (number & 7);
  bytes[at] = isSet ? (bytes[at] ?? 0) | bit : (bytes[at] ?? 0) & ~bit;
}
