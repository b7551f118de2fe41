import type { LanguageMessages } from '#sdk';

/** The texts of the plugin, in Japanese. */
export const messages: LanguageMessages = {
  all: 'すべてのメモ',
  ofEntity: 'メモ',
  failed: 'メモを読み込めませんでした',
  'empty.title': 'メモはまだありません',
  'empty.description': 'コンポーネントを開き、タブでメモを追加してください。',
  'missing.title': 'メモは利用できません',
  'missing.description': 'バックエンドにプラグイン「{{plugin}}」がありません。',
  'form.text': '新しいメモ',
  'form.add': 'メモを追加',
  'form.failed': 'メモを追加できませんでした',
};
