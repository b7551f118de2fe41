import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CatalogFollowing } from '#backend';
import type { Entity, FilterPredicate } from '#model';
import type { CatalogDatabase } from '../ports/catalogDatabase';
import type { CatalogTables } from '../ports/catalogTables';
import { CursorError } from '../ports/reader';
import { createCondition } from './condition';
import { createConditionSql } from './conditionSql';
import { loadLookup } from './lookup';

/** A cursor: one write can change many entities, so it is the number of a change and a ref. */
interface Cursor {
  change: number;
  ref: string;
  /** Removals up to this change were no longer listed when the first changes were read, so they don't concern the reader. */
  since: number;
}

interface Row {
  change: number;
  ref: string;
  document: string | null;
}

/** Creates what lists the changes of the catalog. */
export function createFollowing(database: CatalogDatabase): CatalogFollowing {
  return {
    async changes(after, limit) {
      const { rows, ...rest } = await listChanges(database, after, limit, sql`document`);
      const items = rows.map(({ ref, document }) => ({
        ref,
        entity: document === null ? undefined : (JSON.parse(document) as Entity),
      }));
      return { items, ...rest };
    },
    async changedRefs(after, limit) {
      const { rows, ...rest } = await listChanges(database, after, limit, sql`null`);
      return { refs: rows.map(({ ref }) => ref), ...rest };
    },
    latestChange: () => findLatestChange(database),
  };
}

async function listChanges(
  database: CatalogDatabase,
  after: string | undefined,
  limit: number,
  document: RawBuilder<unknown>,
): Promise<{ rows: Row[]; cursor: string; isExpired?: true }> {
  const given = after === undefined ? undefined : readCursor(after);
  return database.read(async (db) => {
    const removedUntil = await loadRemovedUntil(db);
    const { change, ref, since } = given ?? { ...START, since: removedUntil };
    if (Math.max(change, since) < removedUntil) return { rows: [], cursor: after ?? '', isExpired: true };
    const isLater = sql`(change, ref) > (${change}::bigint, ${ref}::text)`;
    const part = sql`where ${isLater} order by change, ref limit ${limit}`;
    const { rows } = await sql<Row>`
      (select change, ref, ${document} as document from catalog_document ${part})
      union all
      (select change, ref, null as document from catalog_removed ${part})
      order by change, ref limit ${limit}`.execute(db);
    return { rows, cursor: printCursor({ change, ref, ...rows.at(-1), since }) };
  });
}

async function findLatestChange(database: CatalogDatabase): Promise<string> {
  const last = sql`order by change desc, ref desc limit 1`;
  return database.read(async (db) => {
    const { rows } = await sql<Pick<Row, 'change' | 'ref'>>`
      (select change, ref from catalog_document ${last}) union all (select change, ref from catalog_removed ${last}) ${last}`.execute(
      db,
    );
    return printCursor({ ...START, ...rows[0], since: await loadRemovedUntil(db) });
  });
}

async function loadRemovedUntil(db: Kysely<CatalogTables>): Promise<number> {
  const { removed_until: change } = await db
    .selectFrom('catalog_state')
    .select('removed_until')
    .executeTakeFirstOrThrow();
  return change;
}

const START = { change: -1, ref: '' };

const printCursor = ({ change, ref, since }: Cursor) => `${change}/${since} ${ref}`;

/** Reads a cursor. Those of earlier versions have no `since`. */
function readCursor(cursor: string): Cursor {
  const [, change, since = '0', ref = ''] = /^(-?\d{1,15})(?:\/(\d{1,15}))? (.*)$/s.exec(cursor) ?? [];
  if (change === undefined) throw new CursorError('not a cursor of changes');
  return { change: Number(change), ref, since: Number(since) };
}

/** Refs per query. More would keep other readers of the embedded database waiting. */
const BATCH = 20_000;

/** Lists the refs of all entities that the caller may see, or of those among some refs. */
export async function listRefs(
  database: CatalogDatabase,
  allowed: FilterPredicate | undefined,
  among?: readonly string[],
): Promise<string[]> {
  const condition = createCondition(allowed);
  const isAsked = among === undefined ? sql`true` : sql`d.ref = any(${[...among]}::text[])`;
  const refs: string[] = [];
  for (let last = 0, more = true; more;) {
    const rows = await database.read(async (db) => {
      const lookup = await loadLookup(db, condition);
      const found = await sql<{ id: number; ref: string }>`
        select e.id, d.ref from catalog_entity e join catalog_document d on d.entity_id = e.id
        where e.id > ${last} and ${isAsked} and ${createConditionSql(condition, lookup, true)} order by e.id limit ${BATCH}`.execute(
        db,
      );
      return found.rows;
    });
    for (const { ref } of rows) refs.push(ref);
    last = rows.at(-1)?.id ?? last;
    more = rows.length === BATCH;
  }
  return refs;
}
