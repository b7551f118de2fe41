import type { Pool } from 'pg';

/**
 * Prevents a lost connection from ending the process: an `error` event without a listener would be thrown. Pending
 * queries are rejected anyway, and the pool removes the client.
 */
export function ignoreClientErrors(pool: Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}
