import type { LanguageMessages } from '#sdk';

/** The titles of the plugin, in German. */
export const messages: LanguageMessages = {
  Home: 'Start',
};
