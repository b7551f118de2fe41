import type { LanguageMessages } from '#sdk';

/** The titles of the page and the menu item, in Japanese. */
export const messages: LanguageMessages = { 'Catalog graph': 'カタロググラフ', 'View graph': 'グラフを表示' };
