import { backend, definePluginSettings, described, map, number } from '#config/schema';
import { sampleNotesDescriptions } from './descriptions';

/** What the plugin `sample-notes` adds to `app-config.yaml`. */
export const sampleNotesSettings = definePluginSettings({
  sections: {
    sampleNotes: described(
      map({
        maxLength: backend(number(1), 'The highest number of characters in a note.').default(1000),
      }),
      'Notes about entities.',
    ),
  },
  examples: { sampleNotes: 'sampleNotes:\n  maxLength: 500\n' },
  extensions: sampleNotesDescriptions,
});
