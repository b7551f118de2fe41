import { type Kysely, sql } from 'kysely';
import type { JsonValue } from '#model';
import type { UserSettingsTables } from './userSettingsTables';
import { settingsLimits, type UserSettingsStore } from './settingsStore';

/** Stores user settings in the database. */
export function createStoredUserSettings(db: Kysely<UserSettingsTables>): UserSettingsStore {
  return {
    async get(userRef, keys) {
      if (keys.length === 0) return [];
      const rows = await db
        .selectFrom('user_setting')
        .select(['bucket', 'key', 'value'])
        .where('user_ref', '=', userRef)
        .where((build) =>
          build(
            build.refTuple('bucket', 'key'),
            'in',
            keys.map(({ bucket, key }) => build.tuple(bucket, key)),
          ),
        )
        .execute();
      const found = new Map(rows.map((row) => [nameOf(row), row.value]));
      return keys.map((key) => {
        const text = found.get(nameOf(key));
        return text === undefined ? undefined : (JSON.parse(text) as JsonValue);
      });
    },
    async set(userRef, { bucket, key }, value) {
      const text = JSON.stringify(value);
      // One statement, because a separate query would cost each write a second round trip.
      const { rows } = await sql`
        insert into user_setting (user_ref, bucket, key, value)
        select ${userRef}::text, ${bucket}::text, ${key}::text, ${text}::text
        where (
          select count(*) < ${settingsLimits.count}::int
            and coalesce(sum(octet_length(value)), 0) + octet_length(${text}::text) <= ${settingsLimits.total}::int
          from user_setting
          where user_ref = ${userRef}::text and (bucket, key) <> (${bucket}::text, ${key}::text)
        )
        on conflict (user_ref, bucket, key) do update set value = excluded.value
        returning 1 as stored`.execute(db);
      return rows.length > 0;
    },
    async delete(userRef, { bucket, key }) {
      await db
        .deleteFrom('user_setting')
        .where('user_ref', '=', userRef)
        .where('bucket', '=', bucket)
        .where('key', '=', key)
        .execute();
    },
  };
}

function nameOf({ bucket, key }: { bucket: string; key: string }): string {
  return JSON.stringify([bucket, key]);
}
