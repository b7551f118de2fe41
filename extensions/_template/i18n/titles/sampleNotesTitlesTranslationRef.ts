import { createTranslationRef } from '#sdk';

/** The titles of the page and the tab, which the plugin adds to the bundle `titles`. The keys are the titles in English. */
export const sampleNotesTitlesTranslationRef = createTranslationRef({
  id: 'titles',
  messages: { 'Sample notes': 'Sample notes' },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
