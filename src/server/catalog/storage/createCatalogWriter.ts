import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Transaction, sql } from 'kysely';
import type { Database } from '../../database';
import type { Schema } from '../../database/schema';
import type { CatalogWriter, IngestedLocation, IngestResult } from '../store';
import { resolveContentHash } from './contentHash';
import { findForgotten, findLocations, recordPass, writeConfiguredLocations } from './locations';
import { createMaintenance, type Maintenance } from './maintenance';
import { createDraft, type EntityDraft } from './entityDraft';
import { type FailingEntity, type HashedEntity, planReplace, type StoredEntity } from './planReplace';
import { RefusedEntities } from './refusedEntities';
import { deleteEntities, type RemoveOptions, removeEntities } from './removeEntities';
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
    removeEntity: (uid) => session.enqueue(() => session.remove(uid)),
    retainLocations: (refs) => session.enqueue(() => session.retain(refs)),
    setConfiguredLocations: (locations) =>
      session.enqueue(() => session.inTransaction((trx) => writeConfiguredLocations(trx, locations))),
  };
}

type Step = (trx: Transaction<Schema>, dictionary: ValueDictionary) => Promise<void>;

function createWriteStep(drafts: readonly EntityDraft[]): Step {
  return (trx, dictionary) => writeDrafts(trx, dictionary, drafts);
}

function createFailStep(failing: readonly FailingEntity[]): Step {
  const byId = new Map(failing.map(({ id, errors, contentHash }) => [id, { errors, contentHash }]));
  return async (trx, dictionary) => {
    const stored = await loadStoredDrafts(trx, [...byId.keys()]);
    await writeDrafts(
      trx,
      dictionary,
      stored.map((draft) => ({ ...draft, ...byId.get(draft.id ?? 0) })),
    );
  };
}

class WritingSession {
  readonly #database: Database;
  readonly #options: CatalogWriterOptions;
  readonly #maintenance: Maintenance;
  readonly #refused = new RefusedEntities();
  #last: Promise<unknown> = Promise.resolve();

  constructor(database: Database, options: CatalogWriterOptions) {
    this.#database = database;
    this.#options = options;
    this.#maintenance = createMaintenance(database);
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
    this.#refused.record(location.locationRef, hashed, plan.result.conflicts);
    await this.#carryOut([
      ...slices(plan.drafts).map(createWriteStep),
      ...slices(plan.failing).map(createFailStep),
      ...this.#removals(plan.removed),
    ]);
    await this.#maintenance.afterWrite(plan.drafts.length + plan.failing.length + plan.removed.length);
    return plan.result;
  }

  async retain(refs: string[]): Promise<void> {
    const { forgotten, entities } = await this.inTransaction(async (trx) => {
      const forgotten = await findForgotten(trx, refs);
      const ids = forgotten.map(({ id }) => id);
      const { rows } = await sql<StoredEntity>`
        select entity_id as id, ref from catalog_document where location_id = any(${ids}::int[])`.execute(
        trx,
      );
      return { forgotten, entities: rows };
    });
    if (forgotten.length === 0) return;
    for (const { ref } of forgotten) this.#refused.forget(ref);
    await this.#carryOut([
      ...this.#removals(entities),
      async (trx) => {
        await sql`delete from catalog_location where id = any(${forgotten.map(({ id }) => id)}::int[])`.execute(
          trx,
        );
      },
    ]);
    await this.#maintenance.afterWrite(entities.length);
  }

  async remove(uid: string): Promise<boolean> {
    const { rows } = await sql<StoredEntity>`
      select e.id, d.ref from catalog_entity e join catalog_document d on d.entity_id = e.id
      where e.uid::text = ${uid.toLowerCase()}`.execute(this.#database.db);
    if (rows.length === 0) return false;
    await this.#carryOut([
      async (trx, dictionary) => {
        await deleteEntities(
          trx,
          dictionary,
          rows.map(({ id }) => id),
        );
        await this.#promote(trx, dictionary, rows, 'delete');
      },
    ]);
    return true;
  }

  /** One transaction under the lock that writers share. */
  inTransaction<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
    return this.#database.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${WRITERS_LOCK})`.execute(trx);
      return work(trx);
    });
  }

  /** Removes these, then gives their places to the next in line. */
  #removals(entities: readonly StoredEntity[]): Step[] {
    return slices(entities).map((slice) => async (trx, dictionary) => {
      const ids = slice.map(({ id }) => id);
      await removeEntities(trx, dictionary, ids, this.#options);
      await this.#promote(trx, dictionary, slice);
    });
  }

  async #promote(
    trx: Transaction<Schema>,
    dictionary: ValueDictionary,
    removed: readonly StoredEntity[],
    strategy = this.#options.strategy,
  ): Promise<void> {
    const claims = this.#refused.claim(removed.map(({ ref }) => ref));
    if (claims.length === 0) return;
    const locations = await findLocations(
      trx,
      claims.map(({ locationRef }) => locationRef),
    );
    const kept = new Map(strategy === 'keep' ? removed.map(({ id, ref }) => [ref, id]) : []);
    const drafts = claims.flatMap(({ locationRef, entity: { ingested, contentHash } }) => {
      const locationId = locations.get(locationRef);
      return locationId === undefined
        ? []
        : [createDraft(ingested, { id: kept.get(ingested.ref), locationId, contentHash })];
    });
    await writeDrafts(trx, dictionary, drafts);
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
      await this.#maintenance.afterTransaction();
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
  for (const slice of slices(entities, 50)) {
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
