import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type CompiledQuery, CompiledQuery as Compiled, Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { closeOnce } from './closeOnce';
import { DatabaseUnavailableError } from './databaseErrors';
import { createDialectPool } from './dialectPool';
import { openEmbeddedPool } from './embedded/embeddedPool';
import { migrate } from './migrate';
import type { Schema } from './schema';
import { createServerPool } from './server/serverPool';

export interface DatabaseOptions {
  /** Folder of the portal's data; the embedded database lives in `postgres` below it. Without it and without `databaseUrl`, in memory. */
  dataDir?: string;
  /** A PostgreSQL server, version 14 or later, as a connection URL. It wins over `dataDir`. */
  databaseUrl?: string;
  /** A folder made by `createDatabaseTemplate`: a new embedded database starts from it within a second or two, else it takes some more. */
  template?: string;
  /** How long to wait for a server that does not answer yet, in milliseconds. */
  patience?: number;
}

export interface Database {
  db: Kysely<Schema>;
  kind: 'embedded' | 'server';
  close(): Promise<void>;
}

const PATIENCE_MS = 15_000;
const RETRY_MS = 500;

/**
 * Opens the database and brings its tables up to date. Throws `DatabaseLockedError` when another process has the folder, and
 * `DatabaseUnavailableError` when the server does not answer. A server that goes away later makes queries throw
 * `DatabaseUnavailableError` until it is back.
 */
export async function createDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === undefined
    ? openEmbedded(options)
    : openServer(options.databaseUrl, options.patience);
}

async function openEmbedded({ dataDir, template }: DatabaseOptions): Promise<Database> {
  const embedded = await openEmbeddedPool({
    folder: dataDir === undefined ? undefined : join(dataDir, 'postgres'),
    template: template !== undefined && existsSync(template) ? template : undefined,
  });
  const db = createKysely(embedded.pool);
  try {
    await migrate(db);
  } catch (error) {
    await embedded.close();
    throw error;
  }
  return { db, kind: 'embedded', close: () => embedded.close() };
}

async function openServer(databaseUrl: string, patience = PATIENCE_MS): Promise<Database> {
  const pool = createServerPool(databaseUrl);
  const db = createKysely(pool);
  try {
    await migratePatiently(db, Date.now() + patience);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db, kind: 'server', close: closeOnce(() => pool.end()) };
}

/** Portal and server are often started together, and the server may need a while. */
async function migratePatiently(db: Kysely<Schema>, deadline: number): Promise<void> {
  for (;;) {
    try {
      return await migrate(db);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError) || Date.now() > deadline) throw error;
    }
    await wait(RETRY_MS);
  }
}

/** Enough to sort and combine the ids of a large catalogue in memory. */
const SETTINGS: CompiledQuery = Compiled.raw(`set work_mem = '32MB'`);

function createKysely(pool: Pool): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: createDialectPool(pool),
      onCreateConnection: async (connection) => {
        await connection.executeQuery(SETTINGS);
      },
    }),
  });
}
