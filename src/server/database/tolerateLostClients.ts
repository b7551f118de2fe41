import type { Pool } from 'pg';

/**
 * Keeps a lost connection from ending this process: the pool reports a client that was idle, a client in use reports itself, and an
 * `error` event that nobody hears is thrown. Whoever has asked something is told anyway; the pool drops the client.
 */
export function tolerateLostClients(pool: Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}
