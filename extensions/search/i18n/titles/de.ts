import type { LanguageMessages } from '#sdk';

/** The titles of the page and its widgets, in German. */
export const messages: LanguageMessages = {
  Search: 'Suche',
  'Saved views': 'Gespeicherte Ansichten',
  'A search bar, and what you searched for recently.': 'Ein Suchfeld und Ihre letzten Suchen.',
  'The searches and filtered lists that you saved.':
    'Die Suchen und gefilterten Listen, die Sie gespeichert haben.',
};
