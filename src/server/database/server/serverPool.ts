import { Pool } from 'pg';
import { columnTypes } from '../columnTypes';
import { tolerateLostClients } from '../tolerateLostClients';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;
/** No question of the portal takes this long on a healthy database; one that does must not hold its connection for ever. */
const STATEMENT_TIMEOUT_MS = 60_000;
/** A transaction that was left open by a fault must not keep others from writing. */
const IDLE_TRANSACTION_TIMEOUT_MS = 60_000;

/** A pool of connections to a PostgreSQL server. Broken connections leave the pool by themselves; the next use makes new ones. */
export function createServerPool(databaseUrl: string): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    application_name: 'trellis',
    keepAlive: true,
    types: columnTypes,
  });
  tolerateLostClients(pool);
  return pool;
}
