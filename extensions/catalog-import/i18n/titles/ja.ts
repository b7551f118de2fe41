import type { LanguageMessages } from '#sdk';

/** The title of the page, in Japanese. */
export const messages: LanguageMessages = { 'Add components': 'コンポーネントを追加' };
