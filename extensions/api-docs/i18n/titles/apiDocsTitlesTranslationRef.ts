import { createTranslationRef } from '#sdk';

/** The titles of the page and the tabs, which the plugin adds to the bundle `titles`. The keys are the titles in English. */
export const apiDocsTitlesTranslationRef = createTranslationRef({
  id: 'titles',
  messages: { APIs: 'APIs', Definition: 'Definition' },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
