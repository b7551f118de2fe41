import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Pool } from 'pg';
import { closeOnce } from '../closeOnce';
import { columnTypes } from '../columnTypes';
import { tolerateLostClients } from '../tolerateLostClients';
import { createDataFolder } from './createDataFolder';
import { Engine, type EngineOptions } from './engine';
import { EngineStream } from './engineStream';
import { lockFolder } from './folderLock';

export interface EmbeddedOptions {
  /** Folder of the database; made when absent. Absent keeps everything in memory. */
  folder?: string;
  /** A prepared folder, see `createDatabaseTemplate`. Without it a new folder takes some seconds longer. */
  template?: string;
}

export interface EmbeddedPool {
  pool: Pool;
  close(): Promise<void>;
}

/**
 * Opens the embedded PostgreSQL behind a pool of the ordinary `pg` client. The engine has one session, so the pool has one client:
 * transactions of different callers follow each other. When the engine stops by itself, the next use starts it again.
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
    tolerateLostClients(pool);
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

/** Holds the running engine and replaces one that has stopped. */
class EngineKeeper {
  readonly #options: EngineOptions;
  #engine: Engine;
  #closed = false;

  private constructor(options: EngineOptions, engine: Engine) {
    this.#options = options;
    this.#engine = engine;
  }

  static async start({ folder, template }: EmbeddedOptions): Promise<EngineKeeper> {
    if (folder !== undefined) await createDataFolder(folder, template);
    const options = { dataDir: folder };
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
      // In memory there is nothing to come back to.
      if (!this.#closed && this.#options.dataDir !== undefined) void this.#restart();
    });
  }

  async #restart(): Promise<void> {
    try {
      this.#engine = await Engine.start(this.#options);
    } catch {
      // The stopped engine stays and tells everyone who asks why it stopped.
      return;
    }
    if (this.#closed) await this.#engine.close();
    else this.#watch();
  }
}
