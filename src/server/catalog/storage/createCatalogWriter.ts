import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Transaction, sql } from 'kysely';
import type { Database } from '../../database';
import type { Schema } from '../../database/schema';
import type { CatalogWriter, IngestedLocation, IngestResult } from '../store';
import { resolveContentHash } from './contentHash';
import { findForgotten, recordPass, writeConfiguredLocations } from './locations';
import { createMaintenance } from './maintenance';
import { type HashedEntity, planReplace } from './planReplace';
import { type RemoveOptions, removeEntities } from './removeEntities';
import { loadStoredDrafts } from './storedDrafts';
import { ValueDictionary } from './valueDictionary';
import { writeDrafts } from './writeDrafts';

export interface CatalogWriterOptions extends RemoveOptions {}

/** Entities that are written in one go: enough to be quick, few enough to hold in memory many times over. */
const SLICE = 500;
/** Any number; writers of one database wait for each other on it. */
const WRITERS_LOCK = 7_201_337;

/**
 * The writing side of the catalogue. Writes follow one another, in this process and across processes.
 *
 * On a server, one call is one transaction. The embedded database has a single session, so a transaction of seconds would keep
 * every reader waiting: there, a call that changes more than 500 entities is several transactions. Each leaves a sound catalogue,
 * and what one of them leaves to do is noted in the tables, so a crash in between loses nothing.
 */
export function createCatalogWriter(database: Database, options: CatalogWriterOptions): CatalogWriter {
  const session = new WritingSession(database, options);
  return {
    replaceLocation: (location) => session.enqueue(() => session.replace(location)),
    retainLocations: (refs) => session.enqueue(() => session.retain(refs)),
    setConfiguredLocations: (locations) =>
      session.enqueue(() => session.inTransaction((trx) => writeConfiguredLocations(trx, locations))),
  };
}

type Step = (trx: Transaction<Schema>, dictionary: ValueDictionary) => Promise<void>;

class WritingSession {
  readonly #database: Database;
  readonly #options: CatalogWriterOptions;
  readonly #maintain: (changes: number) => Promise<void>;
  #last: Promise<unknown> = Promise.resolve();

  constructor(database: Database, options: CatalogWriterOptions) {
    this.#database = database;
    this.#options = options;
    this.#maintain = createMaintenance(database);
  }

  /** Runs after everything that was asked for before, whether that failed or not. */
  enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work, work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  async replace(location: IngestedLocation): Promise<IngestResult> {
    const hashed = await hashAll(location);
    const plan = await this.inTransaction(async (trx) => {
      const locationId = await recordPass(trx, location);
      return planReplace(trx, location, locationId, hashed);
    });
    await this.#carryOut([
      ...slices(plan.drafts).map(
        (slice): Step =>
          (trx, dictionary) =>
            writeDrafts(trx, dictionary, slice),
      ),
      ...this.#removals(plan.removed),
    ]);
    await this.#maintain(plan.drafts.length + plan.removed.length);
    return plan.result;
  }

  async retain(refs: string[]): Promise<void> {
    const { forgotten, entities } = await this.inTransaction(async (trx) => {
      const forgotten = await findForgotten(trx, refs);
      const { rows } = await sql<{ id: number }>`
        select entity_id as id from catalog_document where location_id = any(${forgotten}::int[])`.execute(
        trx,
      );
      return { forgotten, entities: rows.map(({ id }) => id) };
    });
    if (forgotten.length === 0) return;
    await this.#carryOut([
      ...this.#removals(entities),
      async (trx) => {
        await sql`delete from catalog_location where id = any(${forgotten}::int[])`.execute(trx);
      },
    ]);
    await this.#maintain(entities.length);
  }

  /** One transaction under the lock that writers share. */
  inTransaction<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
    return this.#database.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${WRITERS_LOCK})`.execute(trx);
      return work(trx);
    });
  }

  #removals(ids: readonly number[]): Step[] {
    return slices(ids).map(
      (slice) => (trx, dictionary) => removeEntities(trx, dictionary, slice, this.#options),
    );
  }

  /** Does the steps, then stitches what they left unstitched: all at once on a server, step by step in the embedded database. */
  async #carryOut(steps: readonly Step[]): Promise<void> {
    const perTransaction = this.#database.kind === 'server' ? Number.POSITIVE_INFINITY : 1;
    const waiting = [...steps];
    let dictionary: ValueDictionary | undefined;
    let finished = false;
    while (!finished) {
      finished = await this.inTransaction(async (trx) => {
        // Several transactions happen only where nobody else writes in between, so what the first has learnt stays true.
        dictionary ??= await ValueDictionary.load(trx);
        const now = waiting.splice(0, perTransaction);
        for (const step of now) await step(trx, dictionary);
        const stitched = waiting.length > 0 ? 0 : await stitchWaiting(trx, dictionary, perTransaction);
        if (now.length + stitched > 0) await publish(trx);
        return waiting.length === 0 && stitched < perTransaction;
      });
    }
  }
}

/** Tells readers that the catalogue has changed, and has the indexes take in what they have put off. */
async function publish(trx: Transaction<Schema>): Promise<void> {
  await sql`update catalog_state set generation = generation + 1`.execute(trx);
  await sql`select gin_clean_pending_list('catalog_entity_terms'), gin_clean_pending_list('catalog_entity_grams')`.execute(
    trx,
  );
}

/** Stitches up to so many slices of the entities whose relations have changed; returns how many slices there were. */
async function stitchWaiting(
  trx: Transaction<Schema>,
  dictionary: ValueDictionary,
  most: number,
): Promise<number> {
  for (let done = 0; done < most; done += 1) {
    const { rows } = await sql<{
      entity_id: number;
    }>`select entity_id from catalog_unstitched limit ${SLICE}`.execute(trx);
    if (rows.length === 0) return done;
    const ids = rows.map(({ entity_id }) => entity_id);
    await writeDrafts(trx, dictionary, await loadStoredDrafts(trx, ids));
  }
  return most;
}

/** Hashing thousands of entities takes a while, which the requests of others must not feel. */
async function hashAll({ entities }: IngestedLocation): Promise<HashedEntity[]> {
  const hashed: HashedEntity[] = [];
  for (const slice of slices(entities, 100)) {
    for (const ingested of slice) hashed.push({ ingested, contentHash: resolveContentHash(ingested) });
    await nextTurn();
  }
  return hashed;
}

function slices<T>(items: readonly T[], size = SLICE): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
