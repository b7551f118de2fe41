import { sql } from 'kysely';
import type { PluginMigration } from '#backend';

/**
 * User settings. JSON is stored as text. Older databases already have the table, because a migration of the host
 * created it.
 */
export const createUserSettings: PluginMigration = {
  name: '001-user-setting',
  async up(db) {
    await sql`create table if not exists user_setting (
      user_ref text collate "C" not null,
      bucket text not null,
      key text not null,
      value text not null,
      primary key (user_ref, bucket, key)
    )`.execute(db);
  },
};
