import { createTranslationRef } from '#sdk';

/** The title of the page, which the plugin adds to the bundle `titles`. The key is the title in English. */
export const catalogGraphTitlesTranslationRef = createTranslationRef({
  id: 'titles',
  messages: { 'Catalog graph': 'Catalog graph' },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
