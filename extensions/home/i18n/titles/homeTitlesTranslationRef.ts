import { createTranslationRef } from '#sdk';

/** The title of the page, which the plugin adds to the bundle `titles`. It loads with the first page, so it has nothing else. */
export const homeTitlesTranslationRef = createTranslationRef({
  id: 'titles',
  messages: { Home: 'Home' },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
