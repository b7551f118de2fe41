import { sql } from 'kysely';
import type { PluginMigration } from '#backend';

/** Creates the table of notes. Never change a released migration; add another one. */
export const createNotes: PluginMigration = {
  name: '001-notes',
  async up(db) {
    await sql`create table sample_notes_note (
      id bigint generated always as identity primary key,
      entity_ref text not null,
      text text not null,
      author text not null
    )`.execute(db);
    await sql`create index sample_notes_note_entity_ref on sample_notes_note (entity_ref, id)`.execute(db);
  },
};
