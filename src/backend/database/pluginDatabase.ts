import type { FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';

/** A database with the tables of one plugin. */
export interface PluginDatabase<Tables> {
  db: Kysely<Tables>;
  /** `embedded` is PGlite with a single connection, `server` is a PostgreSQL server. Both use the same SQL. */
  kind: 'embedded' | 'server';
  /**
   * Runs queries that all see the same state of the data. Callers take turns: the one that has used the database least goes
   * first. Keep each turn short. Stops after a time limit, or when the caller of the request leaves.
   *
   * @throws HttpError 429 if the caller has too many queries waiting, 503 if they waited or ran too long
   */
  read<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /**
   * Runs a transaction. The embedded database has one session, so there it takes turns with readers. Split long writes into
   * short transactions.
   */
  write<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>;
}

/** Returns the database, typed with the plugin's own tables. */
export interface DatabaseService {
  /**
   * Returns the database. `Tables` describes the tables that the plugin's migrations create. Prefix their names with the plugin's
   * id. While the database is unavailable, queries throw an error that the host turns into a 503 response. With a request,
   * `read` counts as use by its caller, and stops when the caller leaves.
   *
   * @example const { db } = services.database<{ notes_note: { id: string; text: string } }>();
   */
  <Tables>(request?: FastifyRequest): PluginDatabase<Tables>;
}
