import { createDatabase, type Database } from '../../src/server/database';
import { hasPostgres, NO_POSTGRES, startPostgres } from './postgres';

/** A database of the test's own. */
export interface OpenDatabase {
  database: Database;
  close(): Promise<void>;
}

interface DatabaseCase {
  name: string;
  skipped: boolean;
  open(): Promise<OpenDatabase>;
}

/** Both kinds of database, for `describe.each`: the same SQL and the same tests on both. */
export const databases: DatabaseCase[] = [
  {
    name: 'the embedded PostgreSQL',
    skipped: false,
    open: async () => {
      const database = await createDatabase({});
      return { database, close: () => database.close() };
    },
  },
  {
    name: hasPostgres() ? 'a PostgreSQL server' : `a PostgreSQL server (${NO_POSTGRES})`,
    skipped: !hasPostgres(),
    open: async () => {
      const postgres = await startPostgres();
      if (!postgres) throw new Error(NO_POSTGRES);
      const database = await createDatabase({ databaseUrl: postgres.url });
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
