import type { LanguageMessages } from '#sdk';

/** The titles of the plugin, in Japanese. */
export const messages: LanguageMessages = {
  Home: 'ホーム',
};
