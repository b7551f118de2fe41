import type { LanguageMessages } from '#sdk';

/** The titles of the plugin, in Spanish. */
export const messages: LanguageMessages = {
  Home: 'Inicio',
};
