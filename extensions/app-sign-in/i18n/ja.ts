import type { LanguageMessages } from '#sdk';

/** Messages of the sign-in page and session dialogs in Japanese. */
export const messages: LanguageMessages = {
  title: 'サインイン',
  titleOfPage: 'サインイン · {{appTitle}}',
  welcome: '{{organization}} の {{appTitle}}',
  failed: 'サインインできませんでした',
  notSignedIn: 'サインインしていないようです。ブラウザーのページを再読み込みしてください。',
  signIn: 'サインイン',
  signInTo: '{{provider}} でサインイン',
  entering: 'サインイン中',
  providers: 'サインイン方法',
  providerNote: '{{provider}} のアカウントでサインインします。',
  proxyNote: 'このポータルへのサインインは {{provider}} が行います。',
  'guest.title': 'ゲスト',
  'guest.note': 'ゲストの ID は検証されません。一部の機能を利用できないことがあります。',
  'guest.enter': '続行',
  'custom.title': 'カスタムユーザー',
  'custom.note':
    'ユーザー ID を入力してください。ID トークンを入力すると、すべてのリクエストでバックエンドに送信されます。',
  'custom.userId': 'ユーザー ID',
  'custom.idToken': 'ID トークン（任意）',
  'custom.userIdMissing': 'ユーザー ID を入力してください。',
  'custom.userIdInvalid': 'ユーザーの参照が無効です。{{reason}}',
  'custom.tokenInvalid': '有効な OpenID Connect の JWT ではありません',
  'custom.continue': '続行',
  'legacy.fallbackTitle': 'ゲストとしてサインインできません',
  'legacy.fallback':
    'ゲスト用のプロバイダーがバックエンドにインストールされていません。代わりに従来のゲストトークンを使用しますか？リクエストは検証済みユーザーなしで送信されます。',
  'legacy.fallbackYes': '従来のゲストトークンを使用',
  'legacy.fallbackNo': 'キャンセル',
  'legacy.switchTitle': 'ゲストとしてサインインできるようになりました',
  'legacy.switch':
    'これまでは従来のゲストトークンを使用していました。ゲスト用のプロバイダーがバックエンドにインストールされました。切り替えますか？',
  'legacy.switchYes': 'ゲスト用プロバイダーに切り替える',
  'legacy.switchNo': '従来のゲストトークンを使い続ける',
  retryNote: '数秒ごとに再試行しています。',
  popupBlocked:
    'サインイン用のウィンドウがブラウザーによってブロックされました。このサイトのポップアップを許可して再試行するか、このウィンドウで続行してください。',
  popupClosed: 'サインイン用のウィンドウが空のままの場合や閉じない場合は、このウィンドウで続行してください。',
  popupSevered:
    'プロバイダーのウィンドウは分離されているため、このページではサインインの完了を検出できません。そちらでサインインを完了してから、このページに戻ってください。このウィンドウで続行することもできます。',
  cookieFailed: 'セッションを更新できませんでした。詳細は開発者コンソールをご覧ください',
  wrongOrigin:
    'バックエンドでは、このポータルのアドレスが別のものに設定されています。そのアドレスでポータルを開くか、app.baseUrl を現在のアドレスに変更してください。',
  signedOutIdle: '操作がなかったため、サインアウトしました。',
  inThisWindow: 'このウィンドウで続行',
  'request.title': 'サインインが必要です',
  'request.text':
    '{{appTitle}} に {{provider}} の API と ID 情報へのアクセスを許可するには、サインインしてください。',
  'request.ended':
    'セッションが終了しました。続行するには、もう一度サインインしてください。このページと入力した内容はそのまま残ります。',
  'request.endedByRedirect':
    'セッションが終了しました。サインインするとこのページからいったん移動し、その後このページに戻ります。入力内容が残るのは、下書きを保存するフォームだけです。',
  'request.logIn': 'サインイン',
  'request.logInTo': '{{provider}} にサインイン',
  'request.rejectAll': 'すべて拒否',
  'request.unspecified': '不明なエラーが発生しました',
  'request.leavesPage':
    'このページからいったん移動し、その後このページに戻ります。入力内容が残るのは、下書きを保存するフォームだけです。',
  'autoLogout.title': '操作がないためサインアウトします',
  'autoLogout.text_other': 'しばらくポータルが使われていません。{{count}} 秒後にサインアウトします。',
  'autoLogout.stay': 'はい、サインインしたままにする',
  'autoLogout.question': 'まだご利用中ですか？',
};
