import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AddressReader, Log, ParseYaml } from '#backend';
import type { LocationRef } from '#model';
import { unpackEntity } from '../ports/packedEntity';
import type {
  CatalogIngestion,
  CatalogWriter,
  LocationPreview,
  RemovalPreview,
  StoredLocation,
  UnregisterRefusal,
} from '../ports/store';
import { createDocumentCache } from './documentCache';
import { LocationLoop } from './locationLoop';
import { readLocation } from './readLocation';
import { defaultRules, type CatalogRule, type ConfiguredLocation } from './rules';

/** Options of ingestion. */
export interface IngestionOptions {
  /** `catalog.locations` of the configuration. */
  locations: ConfiguredLocation[];
  /** `catalog.rules`. Defaults to Component, API and Location. */
  rules?: CatalogRule[];
  /** Reads URLs. */
  reader: AddressReader;
  parseYaml: ParseYaml;
  /** Base folder of relative `file` targets. */
  cwd: string;
  writer: CatalogWriter;
  /** The annotation with the root location of an entity, `type:target`. */
  findOrigin(entityRef: string): Promise<string | undefined>;
  log: Pick<Log, 'info' | 'warn'>;
  /** Seconds between reads of locations that cannot be watched. */
  interval?: number;
  /** If false, reads every root once and watches nothing. */
  watch?: boolean;
  /** Whether other processes register locations in the same database. */
  shared?: boolean;
}

const DEFAULT_INTERVAL = 100;
/** Registered locations that are read at the same time after the start. */
const READ_AT_ONCE = 8;
/** Seconds between looks for locations that other processes have registered or unregistered. */
const FOLLOW_SECONDS = 5;
/** How long a registration waits for the entities of its location, in milliseconds. */
const FIRST_READ_MS = 3_000;

/**
 * Reads the configured and the registered locations into the catalog and keeps them up to date: files when they change,
 * URLs at an interval.
 */
export function createIngestion(options: IngestionOptions): CatalogIngestion {
  const roots = options.locations.map((location) => withAbsoluteTarget(location, options.cwd));
  return new Ingestion(roots, options);
}

class Ingestion implements CatalogIngestion {
  readonly #options: IngestionOptions;
  readonly #roots: readonly ConfiguredLocation[];
  readonly #configured: ReadonlySet<string>;
  readonly #loops = new Map<string, LocationLoop>();
  readonly #cache = createDocumentCache();
  /** Called when a configured root was read and is next to be stored. */
  readonly #storingListeners = new Map<string, () => void>();
  #following: Promise<LocationLoop[]> = Promise.resolve([]);
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(roots: readonly ConfiguredLocation[], options: IngestionOptions) {
    this.#options = options;
    this.#roots = roots;
    this.#configured = new Set(roots.map(printRef));
    for (const root of roots) this.#loops.set(printRef(root), this.#createLoop(root, false));
  }

  async start(): Promise<void> {
    const { writer } = this.#options;
    await writer.setConfiguredLocations(this.#roots);
    await writer.retainLocations([...this.#configured]);
    await this.#readConfigured();
    await this.#readNew(await this.#followRegistered());
    if (this.#options.shared) this.#followLater();
  }

  /** Reads each root while the one before it is stored. */
  async #readConfigured(): Promise<void> {
    let storing: Promise<void> | undefined;
    for (const root of this.#roots) {
      const handedOver = new Promise<void>((resolve) => this.#storingListeners.set(printRef(root), resolve));
      const stored = this.#loops.get(printRef(root))?.run();
      await Promise.race([handedOver, stored]);
      await storing;
      storing = stored;
    }
    await storing;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await Promise.all([...this.#loops.values()].map((loop) => loop.stop()));
  }

  async refresh(entityRef: string): Promise<void> {
    const { writer } = this.#options;
    const origin = (await this.#options.findOrigin(entityRef)) ?? writer.reservedFor(entityRef);
    if (origin !== undefined) await this.#readAgain([origin]);
  }

  async removeEntity(uid: string): Promise<boolean> {
    const removed = await this.#options.writer.removeEntity(uid);
    // Watched files are only read when they change, and the entity may still be in one.
    if (removed && removed.locationRef !== null) this.#loops.get(removed.locationRef)?.runLater();
    return removed !== undefined;
  }

  async addLocation(location: LocationRef): Promise<StoredLocation | undefined> {
    this.#options.reader.assertAllowed(location.target);
    const added = await this.#options.writer.registerLocation(location);
    if (!added) return undefined;
    const read = this.#followRegistered().then((fresh) => this.#readNew(fresh));
    await Promise.race([read, wait(FIRST_READ_MS, undefined, { ref: false })]);
    return added;
  }

  async previewLocation(location: LocationRef): Promise<LocationPreview> {
    const { reader, writer, parseYaml, cwd, rules = defaultRules } = this.#options;
    reader.assertAllowed(location.target);
    const [exists, { entities, errors }] = await Promise.all([
      writer.hasLocation(location),
      readLocation(location, { cwd, urls: reader, parseYaml, rules, cache: createDocumentCache() }),
    ]);
    return {
      exists,
      entities: entities.map((item) => ('packed' in item ? unpackEntity(item) : item).entity),
      errors: errors.map(({ message }) => message),
    };
  }

  async removeLocation(id: string): Promise<'removed' | UnregisterRefusal> {
    const result = await this.#options.writer.unregisterLocation(id);
    if (result === 'removed') await this.#followRegistered();
    return result;
  }

  previewRemoval(id: string): Promise<RemovalPreview | undefined> {
    return this.#options.writer.previewRemoval(id);
  }

  /** Starts and ends loops, so that each registered location has one. Returns the new ones. */
  #followRegistered(): Promise<LocationLoop[]> {
    const follow = (): Promise<LocationLoop[]> => this.#compareRegistered();
    this.#following = this.#following.then(follow, follow);
    return this.#following;
  }

  async #compareRegistered(): Promise<LocationLoop[]> {
    if (this.#stopped) return [];
    const { writer } = this.#options;
    const registered = (await writer.registeredLocations()).filter(
      (location) => !this.#configured.has(printRef(location)),
    );
    const refs = new Set(registered.map(printRef));
    for (const [ref, loop] of this.#loops) {
      if (this.#configured.has(ref) || refs.has(ref)) continue;
      this.#loops.delete(ref);
      await loop.stop();
      writer.forgetLocation(ref);
    }
    if (this.#stopped) return [];
    const fresh = registered.filter((location) => !this.#loops.has(printRef(location)));
    return fresh.map((root) => {
      const loop = this.#createLoop(root, true);
      this.#loops.set(printRef(root), loop);
      return loop;
    });
  }

  /** Follows the registrations of other processes until it is stopped. */
  #followLater(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      void this.#followRegistered()
        .then((fresh) => this.#readNew(fresh))
        .catch(() => undefined)
        .finally(() => this.#followLater());
    }, FOLLOW_SECONDS * 1000);
    this.#timer.unref();
  }

  async #readNew(loops: readonly LocationLoop[]): Promise<void> {
    const waiting = loops.values();
    const readNext = async (): Promise<void> => {
      for (const loop of waiting) await loop.run();
    };
    await Promise.all(Array.from({ length: READ_AT_ONCE }, readNext));
  }

  async #readAgain(refs: readonly string[]): Promise<void> {
    await Promise.all(refs.map(async (ref) => this.#loops.get(ref)?.run()));
  }

  #createLoop(root: ConfiguredLocation, registered: boolean): LocationLoop {
    const { cwd, reader, parseYaml, writer, log, rules = defaultRules } = this.#options;
    return new LocationLoop({
      root,
      registered,
      read: (onRead) =>
        readLocation(root, { cwd, urls: reader, parseYaml, rules, cache: this.#cache, onRead }),
      onStoring: () => this.#storingListeners.get(printRef(root))?.(),
      writer,
      log,
      interval: this.#options.interval ?? DEFAULT_INTERVAL,
      watch: this.#options.watch ?? true,
      onDisplaced: (refs) => void this.#readAgain(refs),
      onUnregistered: () => void this.#followRegistered().catch(() => undefined),
    });
  }
}

function printRef({ type, target }: LocationRef): string {
  return `${type}:${target}`;
}

function withAbsoluteTarget(location: ConfiguredLocation, cwd: string): ConfiguredLocation {
  return location.type === 'file' ? { ...location, target: resolve(cwd, location.target) } : location;
}
