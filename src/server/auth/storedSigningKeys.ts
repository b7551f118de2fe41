import type { JWK } from 'jose';
import type { Kysely } from 'kysely';
import type { Schema } from '../database';
import type { PortalTables } from '../database/portalTables';
import type { SigningKeyStore } from './signingKey';

/** Signing keys in the database, shared by every server on it. */
export function createStoredSigningKeys(database: Kysely<Schema>): SigningKeyStore {
  const db = database.withTables<PortalTables>();
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
