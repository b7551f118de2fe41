import type { Kysely } from 'kysely';
import type { JsonValue } from '#model';
import type { Schema } from '../database';
import type { PortalTables } from '../database/portalTables';
import type { UserSettingsStore } from './settingsStore';

/** What users chose, in the database. */
export function createStoredUserSettings(database: Kysely<Schema>): UserSettingsStore {
  const db = database.withTables<PortalTables>();
  return {
    async get(userRef, bucket, key) {
      const row = await db
        .selectFrom('user_setting')
        .select('value')
        .where('user_ref', '=', userRef)
        .where('bucket', '=', bucket)
        .where('key', '=', key)
        .executeTakeFirst();
      return row && (JSON.parse(row.value) as JsonValue);
    },
    async set(userRef, bucket, key, value) {
      const text = JSON.stringify(value);
      await db
        .insertInto('user_setting')
        .values({ user_ref: userRef, bucket, key, value: text })
        .onConflict((conflict) =>
          conflict.columns(['user_ref', 'bucket', 'key']).doUpdateSet({ value: text }),
        )
        .execute();
    },
    async delete(userRef, bucket, key) {
      await db
        .deleteFrom('user_setting')
        .where('user_ref', '=', userRef)
        .where('bucket', '=', bucket)
        .where('key', '=', key)
        .execute();
    },
  };
}
