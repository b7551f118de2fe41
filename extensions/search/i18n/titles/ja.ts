import type { LanguageMessages } from '#sdk';

/** The titles of the page and its widgets, in Japanese. */
export const messages: LanguageMessages = {
  Search: '検索',
  'Saved views': '保存済みビュー',
  'A search bar, and what you searched for recently.': '検索バーと最近の検索。',
  'The searches and filtered lists that you saved.': '保存した検索と絞り込んだ一覧。',
};
