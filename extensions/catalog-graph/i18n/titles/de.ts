import type { LanguageMessages } from '#sdk';

/** The titles of the page and the menu item, in German. */
export const messages: LanguageMessages = { 'Catalog graph': 'Kataloggraph', 'View graph': 'Graph anzeigen' };
