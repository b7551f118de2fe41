import type { JWK } from 'jose';
import type { Kysely } from 'kysely';
import type { HostTables } from '../../database/hostTables';
import type { SigningKeyStore } from './signingKey';

/** Stores signing keys in the database, shared by all servers with the same database. */
export function createStoredSigningKeys(database: Kysely<unknown>): SigningKeyStore {
  const db = database.withTables<HostTables>();
  return {
    async list() {
      const rows = await db
        .selectFrom('auth_signing_key')
        .selectAll()
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map((row) => ({
        kid: row.kid,
        privateJwk: JSON.parse(row.private_jwk) as JWK,
        createdAt: new Date(row.created_at),
      }));
    },
    async add({ kid, privateJwk, createdAt }) {
      await db
        .insertInto('auth_signing_key')
        .values({ kid, private_jwk: JSON.stringify(privateJwk), created_at: createdAt })
        .execute();
    },
    async removeOlderThan(date) {
      await db.deleteFrom('auth_signing_key').where('created_at', '<', date).execute();
    },
  };
}
