import type { LanguageMessages } from '#sdk';

/** What the shell of the portal says, in Japanese. */
export const messages: LanguageMessages = {
  'nav.label': 'メインナビゲーション',
  'nav.home': '{{appTitle}} のホーム',
  'nav.more': 'その他',
  'nav.moreTitle': 'すべてのページ',
  'nav.close': '閉じる',
  'nav.pin': 'ナビゲーションを固定',
  'nav.unpin': 'ナビゲーションをたたむ',
  'nav.profile': '{{name}} さんの設定',
  'user.loadFailed': 'ユーザー情報を読み込めませんでした: {{error}}',
  'banner.label': 'お知らせ',
  'notice.label': 'メッセージ',
  'notice.dismiss': '閉じる',
  'notice.more_other': 'ほか {{count}} 件のメッセージ',
  'errorPage.status': 'エラー {{status}}: {{statusMessage}}',
  'errorPage.notFound': 'ページが見つかりません',
  'errorPage.title': '誰かがマイクを落としてしまったようです',
  'errorPage.goBack': '戻る',
  'errorPage.contactSupport': 'サポートに連絡',
  'errorPage.details': 'エラーの詳細',
  'errorPage.showMore': '詳細をさらに表示',
  'errorPage.showLess': '詳細の表示を減らす',
  'errorPage.suggestions': '利用できるページ',
  'errorPage.retry': '再試行',
  'errorPage.report': 'レポートをコピー',
  'errorPage.empty': '表示するものがありません',
  'errorPage.emptyText':
    'アプリのルートに何も接続されていないため、表示できるページがありません。ポータルの設定で app/layout を有効にしてください。',
  'errorDisplay.title': '{{pluginId}} でエラーが発生しました',
  'errorDisplay.titleWithoutPlugin': '問題が発生しました',
  'dialog.label': 'ダイアログ',
  'storage.unavailable':
    'このブラウザーではポータルの設定を保存できません。設定はこのページを閉じるまで有効です。',
  'theme.light': 'ライトテーマ',
  'theme.dark': 'ダークテーマ',
};
