import type { LanguageMessages } from '#sdk';

/** The messages of the settings, in Japanese. */
export const messages: LanguageMessages = {
  'profile.title': 'プロフィール',
  'profile.picture': 'プロフィール画像',
  'profile.menu': 'プロフィールメニュー',
  'profile.signOut': 'サインアウト',
  'profile.signOutFailed': 'サインアウトできず、サインインしたままです。もう一度お試しください。{{error}}',
  'profile.failed': 'ユーザー情報を読み込めませんでした: {{error}}',
  'appearance.title': '外観',
  'appearance.theme': 'テーマ',
  'appearance.themeNote': '「自動」ではシステムの設定に従います。',
  'appearance.light': 'ライト',
  'appearance.dark': 'ダーク',
  'appearance.auto': '自動',
  'appearance.language': '言語',
  'appearance.languageNote': '画面の言語です。ユーザーが書いた内容は翻訳されません。',
  'appearance.pin': 'サイドバーを固定',
  'appearance.pinNote':
    'ページ名を常に表示します。固定しない場合、サイドバーはポインターを合わせるまでアイコンだけの表示になります。',
  'identity.title': 'ID 情報',
  'identity.subtitle': 'カタログでのあなたのユーザーと、あなたの所有とみなされるユーザーとグループ',
  'identity.user': 'ユーザーエンティティ',
  'identity.ownership': '所有者エンティティ',
  'identity.copyUser': 'ユーザーエンティティの参照',
  'identity.copyOwnership': '所有者エンティティの参照',
  'providers.title': '認証プロバイダー',
  'providers.subtitle':
    '他のサービスでのアカウントです。許可したアクセスの範囲で、プラグインがあなたの代わりに使用します。',
  'providers.note': 'ポータルに {{provider}} の API と ID へのアクセスを許可します。',
  'providers.ofPortal':
    'このアカウントでポータルにサインインしました。サインアウトすると、ポータルからもサインアウトします。',
  'providers.signedIn': 'サインイン済み',
  'providers.signIn': 'サインイン',
  'providers.signOut': 'サインアウト',
  'providers.signInTo': '{{provider}} にサインイン',
  'providers.signOutOf': '{{provider}} からサインアウト',
  'providers.windowNote':
    'サインインのウィンドウが開かなかった場合や完了しなかった場合は、ここでサインインしてください。このページを離れ、完了後に戻ります。',
  'providers.inThisWindow': 'このウィンドウでサインイン',
  'providers.empty': '認証プロバイダーはありません',
  'providers.emptyNote':
    'サインインできるサービスが設定されていません。管理者は「auth.providers」に追加できます。',
  'flags.title': '機能フラグ',
  'flags.empty': '機能フラグはありません',
  'flags.emptyNote':
    '機能フラグを使うと、開発中の機能を試せます。インストールされているプラグインに機能フラグはありません。',
  'flags.search': '機能フラグを検索',
  'flags.note':
    'フラグを変更したら、ページを再読み込みしてください。一部のページは、読み込み時にのみフラグを参照します。',
  'flags.changed': '変更をすべてに反映するには、ページを再読み込みしてください。',
  'flags.refresh': 'ページを再読み込み',
  'flags.noMatch': '「{{term}}」に一致する機能フラグはありません。',
  'flags.clear': 'すべてのフラグを表示',
  'flags.plugin': 'プラグイン {{pluginId}}',
  'flags.saveFailed': '機能フラグを変更できませんでした: {{error}}',
};
