import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Kysely, type Transaction, sql } from 'kysely';
import type { CatalogDatabase } from '../ports/catalogDatabase';
import type { CatalogTables } from '../ports/catalogTables';
import { packEntity, unpackEntity } from '../ports/packedEntity';
import type {
  CatalogWriter,
  IngestedLocation,
  IngestResult,
  RemovalPreview,
  UnregisterRefusal,
} from '../ports/store';
import { resolveContentHash } from './contentHash';
import {
  findByUid,
  findForgotten,
  hasOrigin,
  insertRegistered,
  listRegistered,
  recordPass,
  writeConfiguredLocations,
} from './locations';
import { createMaintenance, type Maintenance } from './maintenance';
import { createDraft } from './entityDraft';
import {
  type FailingEntity,
  type HashedEntity,
  type PlannedEntity,
  planReplace,
  type StoredEntity,
} from './planReplace';
import { EntityClaims } from './entityClaims';
import { claimIgnored, forgetIgnored, listSuccessors, retainIgnored, storeIgnored } from './ignoredEntities';
import { deleteEntities, type RemoveOptions, removeEntities } from './removeEntities';
import { loadStoredDrafts } from './storedDrafts';
import { ValueDictionary } from './valueDictionary';
import { writeDrafts } from './writeDrafts';

export interface CatalogWriterOptions extends RemoveOptions {}

/** Entities per step. More are faster to write, but a step is the least that readers of the embedded database wait for. */
const STEP_SIZE: Record<CatalogDatabase['kind'], number> = { server: 500, embedded: 75 };
/** How long a transaction of the embedded database takes before it leaves its remaining steps to the next one. */
const TRANSACTION_MS = 100;
/** Written entities after which pending index entries are merged. Queries read them one by one, but merging many at once is faster. */
const MERGE_EVERY = 500;
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
    // Without the writers' lock, so that a registration does not wait for the reading of a large location.
    registerLocation: (location) => database.write((trx) => insertRegistered(trx, location)),
    unregisterLocation: (id) => session.enqueue(() => session.unregister(id)),
    previewRemoval: (id) => session.previewRemoval(id),
    registeredLocations: () => listRegistered(database.db),
    hasLocation: async ({ type, target }) => hasOrigin(database.db, `${type}:${target}`),
    forgetLocation: (ref) => void session.claims.forget(ref),
    retainLocations: (refs) => session.enqueue(() => session.retain(refs)),
    reservedFor: (ref) => session.claims.reservedFor(ref),
    setConfiguredLocations: (locations) => {
      session.claims.setOrder(locations.map(({ type, target }) => `${type}:${target}`));
      return session.enqueue(() => session.inTransaction((trx) => writeConfiguredLocations(trx, locations)));
    },
  };
}

type InTransaction = <T>(work: (trx: Transaction<CatalogTables>) => Promise<T>) => Promise<T>;

/** Plans a write: its steps, the number of entities that they change, and the result of the write. */
type Prepare<Result> = (
  db: Kysely<CatalogTables>,
  inTransaction: InTransaction,
) => Promise<{ steps: readonly Step[]; changes: number; result: Result }>;

type Step = (trx: Transaction<CatalogTables>, dictionary: ValueDictionary) => Promise<void>;

function createWriteStep(entities: readonly PlannedEntity[]): Step {
  return (trx, dictionary) =>
    writeDrafts(
      trx,
      dictionary,
      entities.map((entity) => createDraft(unpackEntity(entity), entity)),
    );
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

function createForgetStep(locationIds: readonly number[]): Step {
  return async (trx) => {
    await sql`delete from catalog_location where id = any(${locationIds}::int[])`.execute(trx);
  };
}

function createForgetIgnoredStep(locationIds: readonly number[]): Step {
  return (trx) => forgetIgnored(trx, locationIds);
}

async function listProvided(
  trx: Transaction<CatalogTables>,
  locationIds: readonly number[],
): Promise<StoredEntity[]> {
  const { rows } = await sql<StoredEntity>`
    select entity_id as id, ref from catalog_document where location_id = any(${locationIds}::int[])`.execute(
    trx,
  );
  return rows;
}

class WritingSession {
  readonly claims = new EntityClaims();
  readonly #database: CatalogDatabase;
  readonly #options: CatalogWriterOptions;
  readonly #stepSize: number;
  readonly #maintenance: Maintenance;
  /** Written entities whose index entries are pending. */
  #unmerged = 0;
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

  async replace(location: IngestedLocation): Promise<IngestResult | undefined> {
    const hashed = await hashAll(location);
    return this.#carryOut(async (db, inTransaction) => {
      const locationId = await inTransaction((trx) => recordPass(trx, location));
      if (locationId === undefined) return { steps: [], changes: 0, result: undefined };
      const { changed, failing, removed, result } = await planReplace(
        db,
        location,
        locationId,
        hashed,
        this.claims,
      );
      await this.#storeIgnored(inTransaction, location, locationId, hashed, result);
      const unused = this.claims.release(location, changed);
      const steps = [
        ...slices(changed, this.#stepSize).map(createWriteStep),
        ...slices(failing, this.#stepSize).map(createFailStep),
        ...this.#removals(removed, this.#options),
        ...this.#promotions(unused),
      ];
      return { steps, changes: changed.length + failing.length + removed.length, result };
    });
  }

  /** Replaces the ignored entities of a location, as far as it could be read. */
  async #storeIgnored(
    inTransaction: InTransaction,
    { locationRef, failed, unreadable }: IngestedLocation,
    locationId: number,
    hashed: readonly HashedEntity[],
    { conflicts }: IngestResult,
  ): Promise<void> {
    const refs = new Set(
      conflicts.filter(({ keptLocationRef }) => keptLocationRef !== locationRef).map(({ ref }) => ref),
    );
    const ignored = hashed.filter(({ ref }) => refs.has(ref));
    const kept = [...refs, ...failed.map(({ ref }) => ref)];
    const read = hashed.map(({ ref }) => ref);
    const isComplete = unreadable.length === 0;
    await inTransaction((trx) => retainIgnored(trx, locationId, { kept, read, isComplete }));
    for (const slice of slices(ignored, this.#stepSize))
      await inTransaction((trx) => storeIgnored(trx, locationId, slice));
  }

  async retain(refs: string[]): Promise<void> {
    await this.#carryOut(async (_db, inTransaction) => {
      const forgotten = await inTransaction((trx) => findForgotten(trx, refs));
      const ids = forgotten.map(({ id }) => id);
      const entities = await inTransaction((trx) => listProvided(trx, ids));
      const freed = forgotten.flatMap(({ ref }) => this.claims.forget(ref));
      const steps = [
        createForgetIgnoredStep(ids),
        ...this.#removals(entities, this.#options),
        ...this.#promotions(freed),
        createForgetStep(ids),
      ];
      return { steps: ids.length === 0 ? [] : steps, changes: entities.length, result: undefined };
    });
  }

  async unregister(uid: string): Promise<'removed' | UnregisterRefusal> {
    return this.#carryOut<'removed' | UnregisterRefusal>(async (_db, inTransaction) => {
      const location = await inTransaction((trx) => findByUid(trx, uid));
      if (location === undefined) return { steps: [], changes: 0, result: 'unknown' };
      if (this.#isConfigured(location)) return { steps: [], changes: 0, result: 'configured' };
      const entities = await inTransaction((trx) => listProvided(trx, [location.id]));
      const freed = this.claims.forget(location.ref);
      const parts = [
        createForgetIgnoredStep([location.id]),
        ...this.#removals(entities, { ...this.#options, strategy: 'delete' }),
        ...this.#promotions(freed),
        createForgetStep([location.id]),
      ];
      const removeAll: Step = async (trx, dictionary) => {
        for (const part of parts) await part(trx, dictionary);
      };
      return { steps: [removeAll], changes: entities.length, result: 'removed' };
    });
  }

  async previewRemoval(uid: string): Promise<RemovalPreview | undefined> {
    const { db } = this.#database;
    const location = await findByUid(db, uid);
    if (location === undefined) return undefined;
    return {
      isConfigured: this.#isConfigured(location),
      kept: await listSuccessors(db, location.id, this.claims.outranks),
    };
  }

  /** A location that was registered before it was configured keeps its registration, for when it no longer is configured. */
  #isConfigured({ ref, origin }: { ref: string; origin: string | null }): boolean {
    return origin === 'configured' || this.claims.isConfigured(ref);
  }

  async remove(uid: string): Promise<{ locationRef: string | null } | undefined> {
    const { rows } = await sql<StoredEntity & { location_ref: string | null }>`
      select e.id, d.ref, l.ref as location_ref
      from catalog_entity e join catalog_document d on d.entity_id = e.id
      left join catalog_location l on l.id = d.location_id
      where e.uid::text = ${uid.toLowerCase()}`.execute(this.#database.db);
    const [found] = rows;
    if (!found) return undefined;
    const deletion: Step = (trx, dictionary) => deleteEntities(trx, dictionary, [found.id]);
    await this.#carryOut(async () => ({ steps: [deletion], changes: 1, result: undefined }));
    if (found.location_ref !== null) this.claims.reserve(found.ref, found.location_ref);
    return { locationRef: found.location_ref };
  }

  /** Runs one transaction with the writers' lock. */
  inTransaction<T>(work: (trx: Transaction<CatalogTables>) => Promise<T>): Promise<T> {
    return this.#database.write(async (trx) => {
      await sql`select pg_advisory_xact_lock(${WRITERS_LOCK})`.execute(trx);
      return work(trx);
    });
  }

  /** Removes these entities, then adopts those that other locations provide with the same refs. */
  #removals(entities: readonly StoredEntity[], options: RemoveOptions): Step[] {
    return slices(entities, this.#stepSize).map((slice) => async (trx, dictionary) => {
      const ids = slice.map(({ id }) => id);
      await removeEntities(trx, dictionary, ids, options);
      const promote = this.#createPromoteStep(slice.map(({ ref }) => ref));
      await promote(trx, dictionary);
    });
  }

  #promotions(refs: readonly string[]): Step[] {
    return refs.length === 0 ? [] : [this.#createPromoteStep(refs)];
  }

  /** Adopts the entities that other locations provide with these refs. */
  #createPromoteStep(refs: readonly string[]): Step {
    return async (trx, dictionary) => {
      const claimed = await claimIgnored(trx, refs, this.claims.outranks);
      const drafts = claimed.map(({ id, locationId, ingested, contentHash }) =>
        createDraft(ingested, { id, locationId, contentHash }),
      );
      await writeDrafts(trx, dictionary, drafts);
    };
  }

  /**
   * Plans, runs the steps, then stitches the changed entities: all in one transaction on a server, in several in the embedded
   * database. No one else writes to that one, so readers may take turns with the queries of the plan.
   */
  async #carryOut<Result>(prepare: Prepare<Result>): Promise<Result> {
    const { steps, changes, result } =
      this.#database.kind === 'server'
        ? await this.inTransaction(async (trx) => {
            const plan = await prepare(trx, (work) => work(trx));
            const waiting = plan.steps.values();
            await this.#runSteps(trx, waiting, await ValueDictionary.load(trx), Number.POSITIVE_INFINITY);
            return plan;
          })
        : await prepare(this.#database.db, (work) => this.inTransaction(work));
    if (this.#database.kind === 'embedded') await this.#runInTurns(steps.values());
    await this.#maintenance.afterWrite(changes);
    return result;
  }

  async #runInTurns(waiting: Iterator<Step>): Promise<void> {
    let dictionary: ValueDictionary | undefined;
    for (let finished = false; !finished;) {
      const turn = await this.inTransaction(async (trx) => {
        // There are no concurrent writers, so the dictionary of the first transaction stays valid.
        dictionary ??= await ValueDictionary.load(trx);
        return this.#runSteps(trx, waiting, dictionary, TRANSACTION_MS);
      });
      finished = turn.finished;
      await this.#maintenance.afterTransaction(turn.ran * this.#stepSize);
    }
  }

  async #runSteps(
    trx: Transaction<CatalogTables>,
    waiting: Iterator<Step>,
    dictionary: ValueDictionary,
    limit: number,
  ): Promise<{ ran: number; finished: boolean }> {
    const began = performance.now();
    let ran = 0;
    let finished = false;
    while (!finished && performance.now() - began < limit) {
      if (await this.#runNext(waiting, trx, dictionary)) ran += 1;
      else finished = true;
    }
    if (ran > 0) await publish(trx);
    this.#unmerged += ran * this.#stepSize;
    if (this.#unmerged >= (finished ? 1 : MERGE_EVERY)) {
      await mergePending(trx);
      this.#unmerged = 0;
    }
    return { ran, finished };
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

/** Signals a change to readers. */
async function publish(trx: Transaction<CatalogTables>): Promise<void> {
  await sql`update catalog_state set generation = generation + 1`.execute(trx);
}

async function mergePending(trx: Transaction<CatalogTables>): Promise<void> {
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

/** Packing and hashing thousands of entities takes a while, so yield to other requests. */
async function hashAll({ entities }: IngestedLocation): Promise<HashedEntity[]> {
  const hashed: HashedEntity[] = [];
  for (const slice of slices(entities, 50)) {
    for (const item of slice) {
      const entity = 'packed' in item ? item : packEntity(item);
      hashed.push({ ...entity, contentHash: resolveContentHash(entity) });
    }
    await nextTurn();
  }
  return hashed;
}

function slices<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
