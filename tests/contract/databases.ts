import { bundledBackends } from '#extensions/backend';
import { createDatabase, type Database } from '#backend/testing';
import { listMigrations } from '#server';
import { hasPostgres, NO_POSTGRES, startPostgres } from './postgres';

/** A database for one test. */
export interface OpenDatabase {
  database: Database;
  close(): Promise<void>;
}

interface DatabaseCase {
  name: string;
  skipped: boolean;
  open(): Promise<OpenDatabase>;
}

/** The migrations of the host and all plugins. */
export const migrations = listMigrations(bundledBackends);

/** Both kinds of database, for `describe.each`. */
export const databases: DatabaseCase[] = [
  {
    name: 'the embedded PostgreSQL',
    skipped: false,
    open: async () => {
      const database = await createDatabase({ migrations });
      return { database, close: () => database.close() };
    },
  },
  {
    name: hasPostgres() ? 'a PostgreSQL server' : `a PostgreSQL server (${NO_POSTGRES})`,
    skipped: !hasPostgres(),
    open: async () => {
      const postgres = await startPostgres();
      if (!postgres) throw new Error(NO_POSTGRES);
      const database = await createDatabase({ databaseUrl: postgres.url, migrations });
      return {
        database,
        close: async () => {
          await database.close();
          await postgres.remove();
        },
      };
    },
  },
];

/**
 * For query tests, which give the same results on both: the embedded database, and in `npm run test:deep` a server
 * too.
 */
export const embeddedFirst = process.env['TRELLIS_TEST_DEEP'] === '1' ? databases : databases.slice(0, 1);
