import type { LanguageMessages } from '#sdk';

/** The title of the page, in German. */
export const messages: LanguageMessages = { 'Catalog graph': 'Kataloggraph' };
