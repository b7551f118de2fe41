import type { LanguageMessages } from '#sdk';

/** The messages of the lists of actions and of templating extensions, in Japanese. */
export const messages: LanguageMessages = {
  empty: '表示する情報がありません',
  noMatch: '「{{term}}」に一致するものはありません',
  back: '一覧に戻る',
  copyName: '名前',
  copyLink: 'リンク',
  unknown: '{{id}} はインストールされていません',
  unknownHint: 'このポータルにないプラグインの一部である可能性があります。',
  input: '入力',
  output: '出力',
  arguments: '引数',
  argument: '引数 {{number}}',
  value: '値',
  examples: '例',
  example: '例 {{number}}',
  none: 'なし',
  'actions.search': 'アクションを検索',
  'actions.list': 'アクション',
  'actions.failed': 'アクションを読み込めませんでした',
  'extensions.search': 'テンプレート拡張を検索',
  'extensions.filters': 'フィルター',
  'extensions.functions': '関数',
  'extensions.values': '値',
  'extensions.failed': 'テンプレート拡張を読み込めませんでした',
};
