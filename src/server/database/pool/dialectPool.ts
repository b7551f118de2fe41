import type { Pool, PoolClient } from 'pg';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { resolveDatabaseError } from './databaseErrors';

/** Adapts the pool for Kysely. Connection failures become `DatabaseUnavailableError`. */
export function createDialectPool(pool: Pool): PostgresPool {
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await guarded(() => pool.connect());
      const known = wrapped.get(client) ?? wrapClient(client);
      wrapped.set(client, known);
      return known;
    },
    // The pool is closed by its owner.
    end: () => Promise.resolve(),
  };
}

function wrapClient(client: PoolClient): PostgresPoolClient {
  const query = (sql: string, parameters: unknown[]) => guarded(() => client.query(sql, parameters));
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
}

async function guarded<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw resolveDatabaseError(error);
  }
}
