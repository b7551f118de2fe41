import { createBackendPlugin } from '#backend';
import { createNotes } from './server/createNotes';
import { createNoteStore } from './server/noteStore';
import { addNoteRoutes } from './server/noteRoutes';
import type { NoteTables } from './server/noteTables';
import { sampleNotesSource } from './server/sampleNotesSource';

/** Stores notes in the database and serves them at `/api/sample-notes/notes`. */
export const sampleNotesBackend = createBackendPlugin({
  pluginId: 'sample-notes',
  settings: sampleNotesSource,
  migrations: [createNotes],
  register({ router, auth, database, settings }) {
    addNoteRoutes({ router, auth, settings, store: createNoteStore(database<NoteTables>().db) });
  },
});
