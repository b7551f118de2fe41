import type { Kysely } from 'kysely';
import type { Note } from '../protocol';
import type { NoteTables } from './noteTables';

/** Reads and writes notes in the database. */
export interface NoteStore {
  /** Lists the newest notes first, at most 500: all notes, or those about one entity. */
  list(entityRef?: string): Promise<Note[]>;
  add(note: Note): Promise<void>;
}

/** Creates the store of notes. */
export function createNoteStore(db: Kysely<NoteTables>): NoteStore {
  return {
    list: (entityRef) =>
      db
        .selectFrom('sample_notes_note')
        .select(['entity_ref as entityRef', 'text', 'author'])
        .$if(entityRef !== undefined, (query) => query.where('entity_ref', '=', entityRef ?? ''))
        .orderBy('id', 'desc')
        .limit(500)
        .execute(),
    async add({ entityRef, text, author }) {
      await db.insertInto('sample_notes_note').values({ entity_ref: entityRef, text, author }).execute();
    },
  };
}
