import { createTranslationRef } from '#sdk';

/** The titles of the page and its widgets, which the plugin adds to the bundle `titles`. The keys are the titles in English. */
export const searchTitlesTranslationRef = createTranslationRef({
  id: 'titles',
  messages: {
    Search: 'Search',
    'Saved views': 'Saved views',
    'A search bar, and what you searched for recently.': 'A search bar, and what you searched for recently.',
    'The searches and filtered lists that you saved.': 'The searches and filtered lists that you saved.',
  },
  translations: {
    de: () => import('./de'),
    es: () => import('./es'),
    ja: () => import('./ja'),
  },
});
