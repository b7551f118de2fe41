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
}

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
    return {
      pool,
      close: closeOnce(async () => {
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

/** Holds the running engine and replaces it if it has stopped. */
class EngineKeeper {
  readonly #options: EngineOptions;
  #engine: Engine;
  #closed = false;

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

  async close(): Promise<void> {
    this.#closed = true;
    await this.#engine.close();
  }

  #watch(): void {
    this.#engine.onStop(() => {
      // An in-memory database cannot be restored.
      if (!this.#closed && this.#options.dataDir !== undefined) void this.#restart();
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
