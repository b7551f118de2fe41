import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type CompiledQuery, CompiledQuery as Compiled, Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { PluginDatabase } from '#backend';
import { closeOnce } from './pool/closeOnce';
import { DatabaseUnavailableError } from './pool/databaseErrors';
import { createDialectPool } from './pool/dialectPool';
import { openEmbeddedPool } from './embedded/embeddedPool';
import { listMigrations, type Migrations } from './listMigrations';
import { migrate } from './migrate';
import { createServerPool } from './server/serverPool';
import { createTurns, type DatabaseCaller } from './turns/databaseTurns';

export interface DatabaseOptions {
  /**
   * The portal's data folder. The embedded database is in its `postgres` folder. Without `dataDir` and `databaseUrl`,
   * the database is in memory.
   */
  dataDir?: string;
  /** Connection URL of a PostgreSQL server, version 14 or later. Takes precedence over `dataDir`. */
  databaseUrl?: string;
  /** A folder created by `createDatabaseTemplate`, which makes the first start of an embedded database faster. */
  template?: string;
  /** How long to wait for a server that does not respond yet, in milliseconds. */
  waitMs?: number;
  /** The migrations to run, see `listMigrations`. Defaults to those of the host. */
  migrations?: Migrations;
  /** Time limit of a query, in milliseconds. */
  queryLimitMs?: number;
}

/** An open database. */
export interface Database extends PluginDatabase<unknown> {
  /** The same database, with reads that take the turns of this caller. */
  as(caller: DatabaseCaller): PluginDatabase<unknown>;
  close(): Promise<void>;
}

const CONNECT_WAIT_MS = 15_000;
const RETRY_MS = 500;

/**
 * Opens the database and runs pending migrations. If a server becomes unavailable later, queries throw
 * `DatabaseUnavailableError` until it is back.
 *
 * @throws DatabaseLockedError if another process uses the folder
 * @throws DatabaseUnavailableError if the server does not respond
 */
export async function createDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === undefined ? openEmbedded(options) : openServer(options.databaseUrl, options);
}

async function openEmbedded({
  dataDir,
  template,
  migrations = listMigrations(),
  queryLimitMs,
}: DatabaseOptions): Promise<Database> {
  const embedded = await openEmbeddedPool({
    folder: dataDir === undefined ? undefined : join(dataDir, 'postgres'),
    template: template !== undefined && existsSync(template) ? template : undefined,
    queryLimitMs,
  });
  const db = createKysely(embedded.pool);
  try {
    await migrate(db, migrations);
  } catch (error) {
    await embedded.close();
    throw error;
  }
  return { ...createTurns(db, 'embedded'), close: () => embedded.close() };
}

async function openServer(
  databaseUrl: string,
  { waitMs = CONNECT_WAIT_MS, migrations = listMigrations(), queryLimitMs }: DatabaseOptions,
): Promise<Database> {
  const pool = createServerPool(databaseUrl, queryLimitMs);
  const db = createKysely(pool);
  try {
    await migrateWithRetry(db, migrations, Date.now() + waitMs);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { ...createTurns(db, 'server'), close: closeOnce(() => pool.end()) };
}

/** The portal and the server are often started together, and the server may need a while. */
async function migrateWithRetry(
  db: Kysely<unknown>,
  migrations: Migrations,
  deadline: number,
): Promise<void> {
  for (;;) {
    try {
      return await migrate(db, migrations);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError) || Date.now() > deadline) throw error;
    }
    await wait(RETRY_MS);
  }
}

/**
 * Enough memory to sort and combine the ids of a large catalog, and the cost of reading from an SSD. With the default, which is that
 * of a hard disk, the planner reads whole tables to look up a few hundred values.
 */
const SETTINGS: CompiledQuery = Compiled.raw(
  `select set_config('work_mem', '32MB', false), set_config('random_page_cost', '1.1', false)`,
);

function createKysely(pool: Pool): Kysely<unknown> {
  return new Kysely<unknown>({
    dialect: new PostgresDialect({
      pool: createDialectPool(pool),
      onCreateConnection: async (connection) => {
        await connection.executeQuery(SETTINGS);
      },
    }),
  });
}
