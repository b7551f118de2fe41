import type { LanguageMessages } from '#sdk';

/** The title of the page, in Spanish. */
export const messages: LanguageMessages = { 'Add components': 'Añadir componentes' };
