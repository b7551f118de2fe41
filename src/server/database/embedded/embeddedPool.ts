import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Pool } from 'pg';
import { closeOnce } from '../closeOnce';
import { columnTypes } from '../columnTypes';
import { tolerateLostClients } from '../tolerateLostClients';
import { Engine, type EngineOptions } from './engine';
import { EngineStream } from './engineStream';
import { lockFolder } from './folderLock';

export interface EmbeddedOptions {
  /** Folder of the database; made when absent. Absent keeps everything in memory. */
  folder?: string;
  /** Archive of a prepared folder, see `createDatabaseTemplate`. Without it a new folder takes some seconds longer. */
  templateFile?: string;
}

export interface EmbeddedPool {
  pool: Pool;
  /** A gzipped archive of the whole data folder. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Written when the folder is complete, so that one that was left half made by a crash is made anew. */
const COMPLETE = 'trellis-complete';

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
      dump: () => engines.current.ask('dump'),
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

  static async start({ folder, templateFile }: EmbeddedOptions): Promise<EngineKeeper> {
    if (folder === undefined) return EngineKeeper.#open({ templateFile });
    if (existsSync(join(folder, COMPLETE))) return EngineKeeper.#open({ dataDir: folder });
    rmSync(folder, { recursive: true, force: true });
    const keeper = await EngineKeeper.#open({ dataDir: folder, templateFile });
    writeFileSync(join(folder, COMPLETE), '');
    return keeper;
  }

  static async #open(options: EngineOptions): Promise<EngineKeeper> {
    const keeper = new EngineKeeper({ ...options, templateFile: undefined }, await Engine.start(options));
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
