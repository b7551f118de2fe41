import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Transaction, sql } from 'kysely';
import type { CatalogDatabase } from '../ports/catalogDatabase';
import type { CatalogTables } from '../ports/catalogTables';
import type { CatalogWriter, IngestedLocation, IngestResult } from '../ports/store';
import { resolveContentHash } from './contentHash';
import { findForgotten, findLocations, recordPass, writeConfiguredLocations } from './locations';
import { createMaintenance, type Maintenance } from './maintenance';
import { createDraft, type EntityDraft } from './entityDraft';
import {
  type FailingEntity,
  type HashedEntity,
  planReplace,
  type ReplacePlan,
  type StoredEntity,
} from './planReplace';
import { EntityClaims } from './entityClaims';
import { deleteEntities, type RemoveOptions, removeEntities } from './removeEntities';
import { loadStoredDrafts } from './storedDrafts';
import { ValueDictionary } from './valueDictionary';
import { writeDrafts } from './writeDrafts';

export interface CatalogWriterOptions extends RemoveOptions {}

/** Entities per step. More are faster to write, but a step is the least that readers of the embedded database wait for. */
const STEP_SIZE: Record<CatalogDatabase['kind'], number> = { server: 500, embedded: 50 };
/** How long a transaction of the embedded database takes before it leaves its remaining steps to the next one. */
const TRANSACTION_MS = 100;
/** Arbitrary key of the advisory lock that serializes writers of one database. */
const WRITERS_LOCK = 7_201_337;

/**
 * Creates the catalog's write API. Writes run one after another, in this process and across processes.
 *
 * On a server, each call is one transaction. The embedded database has a single session, so a long transaction would
 * block all readers. There, a call uses transactions of about a tenth of a second. Each leaves a consistent catalog, and
 * the remaining work is recorded in the tables, so a crash in between loses nothing.
 */
export function createCatalogWriter(database: CatalogDatabase, options: CatalogWriterOptions): CatalogWriter {
  const session = new WritingSession(database, options);
  return {
    replaceLocation: (location) => session.enqueue(() => session.replace(location)),
    removeEntity: (uid) => session.enqueue(() => session.remove(uid)),
    retainLocations: (refs) => session.enqueue(() => session.retain(refs)),
    reservedFor: (ref) => session.claims.reservedFor(ref),
    setConfiguredLocations: (locations) =>
      session.enqueue(() => {
        session.claims.setOrder(locations.map(({ type, target }) => `${type}:${target}`));
        return session.inTransaction((trx) => writeConfiguredLocations(trx, locations));
      }),
  };
}

type Step = (trx: Transaction<CatalogTables>, dictionary: ValueDictionary) => Promise<void>;

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
  readonly claims = new EntityClaims();
  readonly #database: CatalogDatabase;
  readonly #options: CatalogWriterOptions;
  readonly #stepSize: number;
  readonly #maintenance: Maintenance;
  #last: Promise<unknown> = Promise.resolve();

  constructor(database: CatalogDatabase, options: CatalogWriterOptions) {
    this.#database = database;
    this.#options = options;
    this.#stepSize = STEP_SIZE[database.kind];
    this.#maintenance = createMaintenance(database);
  }

  /** Runs after all earlier writes, whether or not they failed. */
  enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work, work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  async replace(location: IngestedLocation): Promise<IngestResult> {
    const hashed = await hashAll(location);
    const plan = await this.#plan(location, hashed);
    this.claims.record(location.locationRef, hashed, plan.result.conflicts);
    const unused = this.claims.release(location, plan.drafts);
    await this.#carryOut([
      ...slices(plan.drafts, this.#stepSize).map(createWriteStep),
      ...slices(plan.failing, this.#stepSize).map(createFailStep),
      ...this.#removals(plan.removed),
      ...(unused.length === 0 ? [] : [this.#createPromoteStep(unused)]),
    ]);
    await this.#maintenance.afterWrite(plan.drafts.length + plan.failing.length + plan.removed.length);
    return plan.result;
  }

  /** No one else writes to the embedded database, so there, readers may take turns with the queries of the plan. */
  async #plan(location: IngestedLocation, hashed: readonly HashedEntity[]): Promise<ReplacePlan> {
    if (this.#database.kind === 'server') {
      return this.inTransaction(async (trx) =>
        planReplace(trx, location, await recordPass(trx, location), hashed, this.claims),
      );
    }
    const locationId = await this.inTransaction((trx) => recordPass(trx, location));
    return planReplace(this.#database.db, location, locationId, hashed, this.claims);
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
    for (const { ref } of forgotten) this.claims.forget(ref);
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
    const { rows } = await sql<StoredEntity & { location_ref: string | null }>`
      select e.id, d.ref, l.ref as location_ref
      from catalog_entity e join catalog_document d on d.entity_id = e.id
      left join catalog_location l on l.id = d.location_id
      where e.uid::text = ${uid.toLowerCase()}`.execute(this.#database.db);
    const [found] = rows;
    if (!found) return false;
    await this.#carryOut([(trx, dictionary) => deleteEntities(trx, dictionary, [found.id])]);
    if (found.location_ref !== null) this.claims.reserve(found.ref, found.location_ref);
    return true;
  }

  /** Runs one transaction with the writers' lock. */
  inTransaction<T>(work: (trx: Transaction<CatalogTables>) => Promise<T>): Promise<T> {
    return this.#database.write(async (trx) => {
      await sql`select pg_advisory_xact_lock(${WRITERS_LOCK})`.execute(trx);
      return work(trx);
    });
  }

  /** Removes these entities, then adopts those that other locations provide with the same refs. */
  #removals(entities: readonly StoredEntity[]): Step[] {
    return slices(entities, this.#stepSize).map((slice) => async (trx, dictionary) => {
      const ids = slice.map(({ id }) => id);
      await removeEntities(trx, dictionary, ids, this.#options);
      const kept = new Map(this.#options.strategy === 'keep' ? slice.map(({ id, ref }) => [ref, id]) : []);
      const promote = this.#createPromoteStep(
        slice.map(({ ref }) => ref),
        kept,
      );
      await promote(trx, dictionary);
    });
  }

  /** Adopts the entities that other locations provide with these refs. `stored` are the ids of those that stayed. */
  #createPromoteStep(refs: readonly string[], stored?: ReadonlyMap<string, number>): Step {
    return async (trx, dictionary) => {
      const claims = this.claims.claim(refs);
      if (claims.length === 0) return;
      const locations = await findLocations(
        trx,
        claims.map(({ locationRef }) => locationRef),
      );
      const drafts = claims.flatMap(({ locationRef, entity: { ingested, contentHash } }) => {
        const locationId = locations.get(locationRef);
        return locationId === undefined
          ? []
          : [createDraft(ingested, { id: stored?.get(ingested.ref), locationId, contentHash })];
      });
      await writeDrafts(trx, dictionary, drafts);
    };
  }

  /**
   * Runs the steps, then stitches the changed entities: all in one transaction on a server, in several in the embedded
   * database.
   */
  async #carryOut(steps: readonly Step[]): Promise<void> {
    const limit = this.#database.kind === 'server' ? Number.POSITIVE_INFINITY : TRANSACTION_MS;
    const waiting = steps.values();
    let dictionary: ValueDictionary | undefined;
    let finished = false;
    while (!finished) {
      let ran = 0;
      await this.inTransaction(async (trx) => {
        // Several transactions only happen without concurrent writers, so the dictionary of the first one stays
        // valid.
        dictionary ??= await ValueDictionary.load(trx);
        const began = performance.now();
        while (!finished && performance.now() - began < limit) {
          if (await this.#runNext(waiting, trx, dictionary)) ran += 1;
          else finished = true;
        }
        if (ran > 0) await publish(trx);
      });
      await this.#maintenance.afterTransaction(ran * this.#stepSize);
    }
  }

  /** Runs the next step, or stitches the next entities if there is none. Returns false if nothing is left. */
  async #runNext(
    waiting: Iterator<Step>,
    trx: Transaction<CatalogTables>,
    dictionary: ValueDictionary,
  ): Promise<boolean> {
    const { value: step } = waiting.next();
    if (!step) return (await stitchNext(trx, dictionary, this.#stepSize)) > 0;
    await step(trx, dictionary);
    return true;
  }
}

/** Signals a change to readers, and merges the pending index entries. */
async function publish(trx: Transaction<CatalogTables>): Promise<void> {
  await sql`update catalog_state set generation = generation + 1`.execute(trx);
  await sql`select gin_clean_pending_list('catalog_entity_terms'), gin_clean_pending_list('catalog_entity_grams')`.execute(
    trx,
  );
}

/** Stitches up to this many entities whose relations have changed. Returns their number. */
async function stitchNext(
  trx: Transaction<CatalogTables>,
  dictionary: ValueDictionary,
  most: number,
): Promise<number> {
  const { rows } = await sql<{
    entity_id: number;
  }>`select entity_id from catalog_unstitched limit ${most}`.execute(trx);
  await writeDrafts(
    trx,
    dictionary,
    await loadStoredDrafts(
      trx,
      rows.map(({ entity_id }) => entity_id),
    ),
  );
  return rows.length;
}

/** Hashing thousands of entities takes a while, so yield to other requests. */
async function hashAll({ entities }: IngestedLocation): Promise<HashedEntity[]> {
  const hashed: HashedEntity[] = [];
  for (const slice of slices(entities, 50)) {
    for (const ingested of slice) hashed.push({ ingested, contentHash: resolveContentHash(ingested) });
    await nextTurn();
  }
  return hashed;
}

function slices<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
