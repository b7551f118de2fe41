import { createApiRef, type ApiRef } from '#sdk';
import type { NewNote, Note } from '../protocol';

/** Reads and adds notes. Throws a `ResponseError` with status 404 if the backend does not have the plugin. */
export interface SampleNotesApi {
  /** Lists all notes, or those about one entity, newest first. */
  listNotes(entityRef?: string): Promise<Note[]>;
  /** Adds a note in the name of the user. */
  addNote(note: NewNote): Promise<Note>;
}

/** The ref of {@link SampleNotesApi}. */
export const sampleNotesApiRef: ApiRef<SampleNotesApi> = createApiRef<SampleNotesApi>({
  id: 'plugin.sample-notes.service',
});
