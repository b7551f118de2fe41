import { createTranslationRef } from '#sdk';

/** The texts of the plugin. */
export const sampleNotesTranslationRef = createTranslationRef({
  id: 'sample-notes',
  messages: {
    all: 'All notes',
    ofEntity: 'Notes',
    failed: "Couldn't load the notes",
    empty: {
      title: 'No notes yet',
      description: 'Open a component and add a note on its tab.',
    },
    missing: {
      title: 'Notes are not available',
      description: "The backend doesn't have the plugin '{{plugin}}'.",
    },
    form: {
      text: 'New note',
      add: 'Add note',
      failed: "Couldn't add the note",
    },
  },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
