import type { LanguageMessages } from '#sdk';

/** The texts of the settings, in Japanese. */
export const messages: LanguageMessages = {
  'profile.title': 'プロフィール',
  'profile.picture': 'プロフィール画像',
  'profile.menu': 'プロフィールメニュー',
  'profile.signOut': 'サインアウト',
  'profile.signOutFailed': 'サインアウトできませんでした: {{error}}',
  'profile.failed': 'ユーザー情報を読み込めませんでした: {{error}}',
  'appearance.title': '外観',
  'appearance.theme': 'テーマ',
  'appearance.themeNote': '「自動」ではシステムの設定に従います。',
  'appearance.light': 'ライト',
  'appearance.dark': 'ダーク',
  'appearance.auto': '自動',
  'appearance.language': '言語',
  'appearance.languageNote': 'ポータルの言語です。ユーザーが書いた内容は変わりません。',
  'appearance.pin': 'サイドバーを固定',
  'appearance.pinNote':
    'ページ名を常に表示します。固定しない場合、サイドバーはポインターを合わせるまでアイコンだけの表示になります。',
  'identity.title': 'ID 情報',
  'identity.subtitle': 'カタログでのあなたの情報と、あなたが所有するもの',
  'identity.user': 'ユーザーエンティティ',
  'identity.ownership': '所有者エンティティ',
  'identity.copyUser': 'ユーザーエンティティの参照',
  'identity.copyOwnership': '所有者エンティティの参照',
  'providers.title': '認証プロバイダー',
  'providers.subtitle':
    '他のサービスでのアカウントです。許可した範囲で、プラグインがあなたの代わりに使用します。',
  'providers.note': 'ポータルに {{provider}} の API と ID へのアクセスを許可します。',
  'providers.ofPortal':
    'このアカウントでポータルに入りました。サインアウトすると、ポータルからもサインアウトします。',
  'providers.signedIn': 'サインイン済み',
  'providers.signIn': 'サインイン',
  'providers.signOut': 'サインアウト',
  'providers.signInTo': 'サインイン、{{provider}}',
  'providers.signOutOf': 'サインアウト、{{provider}}',
  'providers.windowNote':
    'ブラウザーがウィンドウを開かなかった場合や、ウィンドウから戻らなかった場合は、ここでサインインしてください。ページを離れ、またこのページに戻ります。',
  'providers.inThisWindow': 'このウィンドウでサインイン',
  'providers.empty': '認証プロバイダーはありません',
  'providers.emptyNote':
    'サインインできるサービスがポータルの設定にありません。管理者が「auth.providers」に追加します。',
  'flags.title': '機能フラグ',
  'flags.empty': '機能フラグはありません',
  'flags.emptyNote':
    '機能フラグを使うと、プラグインが開発中の機能を試せます。現在、インストールされているプラグインに機能フラグはありません。',
  'flags.search': '機能フラグを検索',
  'flags.note':
    'フラグを切り替えたら、開始時にフラグを読み込むページにも反映されるよう、ページを再読み込みしてください。',
  'flags.changed': '変更をすべてに反映するには、ページを再読み込みしてください。',
  'flags.refresh': 'ページを再読み込み',
  'flags.noMatch': '「{{term}}」に一致する機能フラグはありません。',
  'flags.clear': '検索をクリア',
  'flags.plugin': 'プラグイン {{pluginId}}',
  'flags.saveFailed': '機能フラグを切り替えられませんでした: {{error}}',
};
