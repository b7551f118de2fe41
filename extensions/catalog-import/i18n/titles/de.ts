import type { LanguageMessages } from '#sdk';

/** The title of the page, in German. */
export const messages: LanguageMessages = { 'Add components': 'Komponenten hinzufügen' };
