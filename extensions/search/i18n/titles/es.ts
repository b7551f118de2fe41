import type { LanguageMessages } from '#sdk';

/** The titles of the page and its widgets, in Spanish. */
export const messages: LanguageMessages = {
  Search: 'Buscar',
  'Saved views': 'Vistas guardadas',
  'A search bar, and what you searched for recently.': 'Una barra de búsqueda y sus búsquedas recientes.',
  'The searches and filtered lists that you saved.': 'Las búsquedas y listas filtradas que guardó.',
};
