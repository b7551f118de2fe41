import { createTranslationRef } from '#sdk';

/** The title of the page, which the plugin adds to the bundle `titles`. The keys are the titles in English. */
export const catalogImportTitlesTranslationRef = createTranslationRef({
  id: 'titles',
  messages: { 'Add components': 'Add components' },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
