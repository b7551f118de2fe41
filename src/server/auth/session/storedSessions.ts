import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database';
import type { PortalTables } from '../../database/portalTables';
import type { SessionStore } from './sessionStore';

/** Sessions in the database, shared by every server on it. */
export function createStoredSessions(database: Kysely<Schema>): SessionStore {
  const db = database.withTables<PortalTables>();
  return {
    async secret() {
      await db
        .insertInto('auth_session_secret')
        .values({ id: 1, secret: randomBytes(32).toString('base64url') })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      const row = await db.selectFrom('auth_session_secret').select('secret').executeTakeFirstOrThrow();
      return row.secret;
    },
    async end(sessionId, until) {
      await db.deleteFrom('auth_ended_session').where('until', '<', new Date()).execute();
      await db
        .insertInto('auth_ended_session')
        .values({ id: sessionId, until })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
    async hasEnded(sessionId) {
      const row = await db
        .selectFrom('auth_ended_session')
        .select('id')
        .where('id', '=', sessionId)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
