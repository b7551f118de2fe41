import { createTranslationRef } from '#sdk';

/** The titles of the page and the menu item, which the plugin adds to the bundle `titles`. The keys are the titles in English. */
export const catalogGraphTitlesTranslationRef = createTranslationRef({
  id: 'titles',
  messages: { 'Catalog graph': 'Catalog graph', 'View graph': 'View graph' },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
