import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Pool } from 'pg';
import { closeOnce } from '../pool/closeOnce';
import { columnTypes } from '../pool/columnTypes';
import { ignoreClientErrors } from '../pool/ignoreClientErrors';
import { createDataFolder } from './createDataFolder';
import { Engine, type EngineOptions } from './engine';
import { EngineStream } from './engineStream';
import { lockFolder } from './folderLock';

export interface EmbeddedOptions {
  /** Folder of the database, created if needed. Without it, the database is in memory. */
  folder?: string;
  /** A folder created by `createDatabaseTemplate`, which makes the first start faster. */
  template?: string;
  /** Time limit of a query, in milliseconds. */
  queryLimitMs?: number | undefined;
  /** When to give memory back. */
  renewal?: Renewal;
}

/** When the engine is replaced, because its memory never shrinks. */
export interface Renewal {
  /** How much its memory must have grown, in bytes. */
  growth: number;
  /** How often that is checked, in milliseconds. It must not have grown since the last check. */
  everyMs: number;
  /** The shortest time between two replacements, in milliseconds. */
  pauseMs: number;
}

/** Reading a large catalog for the first time makes it grow. A replacement gives back 130 MB after 20,000 entities. */
const RENEWAL: Renewal = { growth: 16e6, everyMs: 60_000, pauseMs: 1_800_000 };

export interface EmbeddedPool {
  pool: Pool;
  close(): Promise<void>;
}

/**
 * Opens embedded PostgreSQL behind a pool of the regular `pg` client. The engine has one session, so the pool has one
 * client, and transactions run one after another. If the engine stops, the next use restarts it.
 */
export async function openEmbeddedPool(options: EmbeddedOptions): Promise<EmbeddedPool> {
  if (options.folder !== undefined) mkdirSync(dirname(options.folder), { recursive: true });
  const unlock = options.folder === undefined ? () => undefined : lockFolder(options.folder);
  try {
    const engines = await EngineKeeper.start(options);
    const pool = new Pool({
      max: 1,
      stream: () => new EngineStream(engines.current),
      types: columnTypes,
      // Idle clients cost nothing here, and a new one costs a round trip.
      idleTimeoutMillis: 0,
    });
    ignoreClientErrors(pool);
    const stopRenewal =
      options.folder === undefined
        ? () => undefined
        : startRenewal(pool, engines, options.renewal ?? RENEWAL);
    return {
      pool,
      close: closeOnce(async () => {
        stopRenewal();
        await pool.end();
        await engines.close();
        unlock();
      }),
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Replaces an engine whose memory has grown, between two transactions. Queries wait meanwhile, about a second. */
function startRenewal(pool: Pool, engines: EngineKeeper, { growth, everyMs, pauseMs }: Renewal): () => void {
  let isStopped = false;
  let last = { growth: 0, renewedAt: -Infinity };
  const check = async (): Promise<void> => {
    const now = engines.current.growth;
    const isDue = now >= growth && now === last.growth && performance.now() - last.renewedAt >= pauseMs;
    last.growth = now;
    if (!isDue) return;
    const client = await pool.connect();
    try {
      await engines.renew();
      last = { growth: 0, renewedAt: performance.now() };
    } finally {
      // The next client is one of the new engine.
      client.release(true);
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const wait = (): void => {
    if (isStopped) return;
    // A pool that is being closed gives no client, and the next query says why an engine does not start.
    timer = setTimeout(() => void check().then(wait, wait), everyMs).unref();
  };
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Holds the running engine and replaces it if it has stopped. */
class EngineKeeper {
  readonly #options: EngineOptions;
  #engine: Engine;
  #closed = false;
  #restarted = Promise.resolve();

  private constructor(options: EngineOptions, engine: Engine) {
    this.#options = options;
    this.#engine = engine;
  }

  static async start({ folder, template, queryLimitMs }: EmbeddedOptions): Promise<EngineKeeper> {
    if (folder !== undefined) await createDataFolder(folder, template);
    const options = { dataDir: folder, queryLimitMs };
    const keeper = new EngineKeeper(options, await Engine.start(options));
    keeper.#watch();
    return keeper;
  }

  get current(): Engine {
    return this.#engine;
  }

  /** Replaces the engine. */
  async renew(): Promise<void> {
    await this.#engine.close();
    await this.#restarted;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#engine.close();
  }

  #watch(): void {
    this.#engine.onStop(() => {
      // An in-memory database cannot be restored.
      if (!this.#closed && this.#options.dataDir !== undefined) this.#restarted = this.#restart();
    });
  }

  async #restart(): Promise<void> {
    try {
      this.#engine = await Engine.start(this.#options);
    } catch {
      // Keep the stopped engine. It answers every query with the reason why it stopped.
      return;
    }
    if (this.#closed) await this.#engine.close();
    else this.#watch();
  }
}
