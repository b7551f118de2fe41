import type { LanguageMessages } from '../translation/translationRef';

/** The texts of SDK components in Japanese. */
export const messages: LanguageMessages = {
  progress: '読み込み中',
  'error.title': '{{pluginId}} でエラーが発生しました',
  'error.titleWithoutPlugin': '問題が発生しました',
  'error.retry': '再試行',
  'notFound.title': 'ページが見つかりません',
  'notFound.description': 'このアドレスにページはありません。',
  lazyFailed: '拡張機能 {{name}} を読み込めませんでした。ページを再読み込みしてください。',
  pageTabs: '{{title}} のページ',
  permissionNeeded: 'このページへのアクセス権がありません。表示には権限 {{name}} が必要です。',
};
