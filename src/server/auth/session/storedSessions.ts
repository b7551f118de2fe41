import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { HostTables } from '../../database/hostTables';
import type { SessionStore } from './sessionStore';

/** Stores session data in the database, shared by all servers with the same database. */
export function createStoredSessions(database: Kysely<unknown>): SessionStore {
  const db = database.withTables<HostTables>();
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
