import { sql } from 'kysely';
import type { PluginMigration } from '#backend';

/** Finds the last start of a task without reading all of its events. */
export const indexRestarts: PluginMigration = {
  name: '002-index-restarts',
  async up(db) {
    await sql`create index scaffolder_event_restart on scaffolder_event (task_id, id) where type = 'recovered'`.execute(
      db,
    );
  },
};
