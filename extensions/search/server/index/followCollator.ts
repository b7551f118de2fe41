import { type Transaction, sql } from 'kysely';
import type { Log, SearchCollator, SearchSource } from '#backend';
import type { SearchDatabase, SearchTables } from '../ports/searchTables';
import type { Stemmer } from '../ports/stemmer';
import { withoutNul } from './documentErrors';
import type { Maintenance } from './maintenance';
import { removeContent, writeSources } from './writeSources';

/** Sources per step. */
const BATCH = 200;
/** After a crash, another process continues when this has passed. */
export const HOLD_SECONDS = 15;
/** Bytes of the key of a source. */
const MAX_KEY_BYTES = 2_000;
/** Documents that are removed per transaction. */
const REMOVE_BATCH = 1_000;
/** Changes if a new version of Trellis indexes documents differently. All are then indexed again. */
const INDEX_VERSION = 1;

/** What following a collator needs. */
export interface FollowOptions {
  database: SearchDatabase;
  stemmer: Stemmer;
  languages: readonly string[];
  maintenance: Maintenance;
  /** Identifies this process. */
  holder: string;
  log: Log;
}

/** Another process writes the documents of the type. */
class NotHolderError extends Error {}

interface State {
  fingerprint: string;
  position: string | null;
  is_complete: boolean;
}

/**
 * Writes the next changes of a collator to the index. Returns false if there is nothing new, or if another process writes. A
 * crash at any point loses nothing: the position is stored after the documents, and writing them again changes nothing.
 */
export async function followCollator(options: FollowOptions, collator: SearchCollator): Promise<boolean> {
  try {
    return await runStep(options, collator);
  } catch (error) {
    if (error instanceof NotHolderError) return false;
    throw error;
  }
}

async function runStep(options: FollowOptions, collator: SearchCollator): Promise<boolean> {
  const { type } = collator;
  const fingerprint = JSON.stringify([INDEX_VERSION, options.languages, collator.fingerprint()]);
  const state = await loadState(options, type);
  if (state?.fingerprint !== fingerprint) {
    await startPass(options, type, fingerprint);
    return true;
  }
  const { sources: given, cursor, isExpired } = await collator.changes(state.position ?? undefined, BATCH);
  if (isExpired === true) {
    await startPass(options, type, fingerprint);
    return true;
  }
  if (given.length === 0 && state.is_complete) return false;
  await acquire(options, type, state);
  const assertHolder = (trx: Transaction<SearchTables>) => hold(trx, options, type);
  if (given.length === 0) {
    await finishPass(options, type, assertHolder);
    return true;
  }
  const sources = given
    .map(({ key, documents }) => ({ key: withoutNul(key), documents }))
    .filter(hasShortKey(options, type));
  const changed = await writeSources({ ...options, type, fingerprint, assertHolder }, sources);
  await options.database.write(async (trx) => {
    await assertHolder(trx);
    if (!state.is_complete)
      await noteSeen(
        trx,
        type,
        sources.map(({ key }) => key),
      );
    await sql`update search_collator set position = ${cursor} where type = ${type}`.execute(trx);
  });
  await options.maintenance.afterWrite(changed, !state.is_complete);
  return true;
}

/** Keys are in an index, whose entries PostgreSQL limits to 2.7 kB. */
function hasShortKey({ log }: FollowOptions, type: string): (source: SearchSource) => boolean {
  return ({ key }) => {
    const bytes = Buffer.byteLength(key);
    if (bytes > MAX_KEY_BYTES)
      log.error(
        `The source '${key.slice(0, 100)}…' of type '${type}' is not indexed, because its key has ${bytes} bytes. Keys can have ${MAX_KEY_BYTES} at most.`,
      );
    return bytes <= MAX_KEY_BYTES;
  };
}

async function loadState({ database: { db } }: FollowOptions, type: string): Promise<State | undefined> {
  return db
    .selectFrom('search_collator')
    .select(['fingerprint', 'position', 'is_complete'])
    .where('type', '=', type)
    .executeTakeFirst();
}

/** Starts a pass over all sources. Earlier documents stay until they are replaced, or until the pass has not found them. */
async function startPass(options: FollowOptions, type: string, fingerprint: string): Promise<void> {
  await options.database.write(async (trx) => {
    await sql`insert into search_collator (type, fingerprint) values (${type}, '') on conflict do nothing`.execute(
      trx,
    );
    await claim(trx, options, type, sql`true`);
    await sql`update search_collator set fingerprint = ${fingerprint}, position = null, is_complete = false
      where type = ${type}`.execute(trx);
    await sql`delete from search_seen where type = ${type}`.execute(trx);
  });
}

/** Takes over the writing, unless another process does it or has written meanwhile. */
async function acquire(options: FollowOptions, type: string, state: State): Promise<void> {
  const isSame = sql<boolean>`fingerprint = ${state.fingerprint} and position is not distinct from ${state.position}::text`;
  await options.database.write((trx) => claim(trx, options, type, isSame));
}

async function claim(
  trx: Transaction<SearchTables>,
  { holder }: FollowOptions,
  type: string,
  isExpected: ReturnType<typeof sql<boolean>>,
): Promise<void> {
  const { numAffectedRows } = await sql`
    update search_collator set holder = ${holder}, held_until = now() + make_interval(secs => ${HOLD_SECONDS})
    where type = ${type} and (holder is null or holder = ${holder} or held_until < now()) and ${isExpected}`.execute(
    trx,
  );
  if (numAffectedRows !== 1n) throw new NotHolderError();
}

/** Continues the writing in a transaction. If another process took over, this one must not write. */
async function hold(trx: Transaction<SearchTables>, { holder }: FollowOptions, type: string): Promise<void> {
  const { numAffectedRows } = await sql`
    update search_collator set held_until = now() + make_interval(secs => ${HOLD_SECONDS})
    where type = ${type} and holder = ${holder}`.execute(trx);
  if (numAffectedRows !== 1n) throw new NotHolderError();
}

/**
 * Keeps this process the one that writes, if it is. Call it several times per {@link HOLD_SECONDS}, also while nothing changes:
 * otherwise a process with other settings would write all documents in its way, and this one would then do the same.
 */
export async function renew({ database, holder }: FollowOptions, type: string): Promise<void> {
  await sql`update search_collator set held_until = now() + make_interval(secs => ${HOLD_SECONDS})
    where type = ${type} and holder = ${holder}`.execute(database.db);
}

/** Lets another process write. */
export async function release({ database, holder }: FollowOptions, type: string): Promise<void> {
  await sql`update search_collator set holder = null where type = ${type} and holder = ${holder}`.execute(
    database.db,
  );
}

async function noteSeen(
  trx: Transaction<SearchTables>,
  type: string,
  sources: readonly string[],
): Promise<void> {
  await sql`insert into search_seen (type, source) select ${type}, unnest(${sources}::text[])
    on conflict do nothing`.execute(trx);
}

/** Removes the documents of sources that no longer exist. */
async function finishPass(
  { database, maintenance }: FollowOptions,
  type: string,
  assertHolder: (trx: Transaction<SearchTables>) => Promise<void>,
): Promise<void> {
  for (let removed = REMOVE_BATCH; removed === REMOVE_BATCH;) {
    removed = await database.write(async (trx) => {
      await assertHolder(trx);
      const { rows } = await sql<{ id: number }>`
        delete from search_document where id in (
          select d.id from search_document d where d.type = ${type} and not exists (
            select 1 from search_seen s where s.type = d.type and s.source = d.source
          ) limit ${REMOVE_BATCH}
        ) returning id`.execute(trx);
      await removeContent(trx, rows);
      return rows.length;
    });
  }
  await database.write(async (trx) => {
    await assertHolder(trx);
    await sql`update search_collator set is_complete = true where type = ${type}`.execute(trx);
    await sql`delete from search_seen where type = ${type}`.execute(trx);
  });
  await maintenance.afterPass();
}
