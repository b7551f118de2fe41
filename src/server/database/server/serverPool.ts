import { Pool } from 'pg';
import { columnTypes } from '../pool/columnTypes';
import { ignoreClientErrors } from '../pool/ignoreClientErrors';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;
/** No query of the portal takes this long on a healthy database. One that does must not block its connection. */
const STATEMENT_TIMEOUT_MS = 60_000;
/** A transaction that a bug left open must not block other writers. */
const IDLE_TRANSACTION_TIMEOUT_MS = 60_000;

/** Creates a pool of connections to a PostgreSQL server. It removes broken connections and opens new ones on demand. */
export function createServerPool(databaseUrl: string, queryLimitMs = STATEMENT_TIMEOUT_MS): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: queryLimitMs,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    application_name: 'trellis',
    keepAlive: true,
    types: columnTypes,
  });
  ignoreClientErrors(pool);
  return pool;
}
