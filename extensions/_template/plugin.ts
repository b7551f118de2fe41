import { createFrontendPlugin } from '#sdk';
import {
  sampleNotesApi,
  sampleNotesCard,
  sampleNotesPage,
  sampleNotesTab,
  sampleNotesTitles,
} from './extensions';
import { sampleNotesRouteRef } from './routes';

/** Notes about entities: a page, a tab and a card that share one API, with a server side that stores the notes. */
export const sampleNotesPlugin = createFrontendPlugin({
  pluginId: 'sample-notes',
  title: 'Sample notes',
  info: { packageJson: async () => (await import('./info')).packageJson },
  routes: { root: sampleNotesRouteRef },
  extensions: [sampleNotesApi, sampleNotesTitles, sampleNotesPage, sampleNotesTab, sampleNotesCard],
});
