import type { LanguageMessages } from '#sdk';

/** The titles of the page and the menu item, in Spanish. */
export const messages: LanguageMessages = {
  'Catalog graph': 'Grafo del catálogo',
  'View graph': 'Ver grafo',
};
