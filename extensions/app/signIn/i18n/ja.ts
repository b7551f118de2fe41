import type { LanguageMessages } from '#sdk';

/** What the sign-in page and the dialogs around sessions say, in Japanese. */
export const messages: LanguageMessages = {
  title: 'サインイン',
  titleOfPage: 'サインイン · {{appTitle}}',
  welcome: '{{organization}} の {{appTitle}} へ',
  failed: 'サインインできませんでした',
  notSignedIn: 'サインインしていないようです。ブラウザーのページを再読み込みしてください。',
  signIn: 'サインイン',
  signInTo: '{{provider}} でサインイン',
  entering: 'サインイン中',
  providers: 'サインインの方法',
  providerNote: '{{provider}} のアカウントでサインインします。',
  proxyNote: 'このポータルの前段にある {{provider}} が、あなたが誰であるかを伝えます。',
  'guest.title': 'ゲスト',
  'guest.note':
    'ゲストとして入る場合は本人確認が行われません。ID は未検証となり、一部の機能を利用できないことがあります。',
  'guest.enter': '入る',
  'custom.title': 'カスタムユーザー',
  'custom.note':
    '任意のユーザー ID を入力してください。ID トークンがある場合は、すべてのリクエストでバックエンドに送信されます。',
  'custom.userId': 'ユーザー ID',
  'custom.idToken': 'ID トークン（任意）',
  'custom.userIdMissing': 'ユーザー ID を入力してください。',
  'custom.tokenInvalid': '有効な OpenID Connect の JWT トークンではありません',
  'custom.continue': '続行',
  'legacy.fallbackTitle': 'バックエンドがゲストに対応していません',
  'legacy.fallback':
    'ゲスト用のプロバイダーがインストールされていません。代わりに従来のゲストトークンを使用しますか？リクエストは検証済みユーザーなしで送信されます。',
  'legacy.fallbackYes': '従来のゲストトークンを使用',
  'legacy.fallbackNo': '使用しない',
  'legacy.switchTitle': 'バックエンドがゲストに対応しました',
  'legacy.switch':
    'これまでは従来のゲストトークンで入っていましたが、バックエンドのゲスト用プロバイダーを利用できるようになりました。切り替えますか？',
  'legacy.switchYes': 'ゲスト用プロバイダーに切り替える',
  'legacy.switchNo': '従来のゲストトークンを使い続ける',
  retryNote: '数秒ごとに自動で再試行します。',
  popupBlocked:
    'サインイン用のウィンドウをブラウザーで開けませんでした。このサイトのポップアップを許可してもう一度試すか、このウィンドウでサインインしてください。',
  popupClosed: 'ウィンドウが空のままの場合や元に戻らない場合は、このウィンドウでサインインしてください。',
  popupSevered:
    'プロバイダーのウィンドウは隔離されているため、このページからは結果が分かりません。そちらでサインインを完了して戻ると、中に入れます。または、このウィンドウでサインインしてください。',
  cookieFailed: 'セッションを更新できませんでした。詳細は開発者コンソールをご覧ください',
  inThisWindow: 'このウィンドウでサインイン',
  'request.title': 'サインインが必要です',
  'request.text':
    '{{appTitle}} に {{provider}} の API と ID 情報へのアクセスを許可するには、サインインしてください。',
  'request.ended':
    'セッションが終了しました。もう一度サインインすると、続きから作業できます。このページと入力した内容はそのまま残ります。',
  'request.endedByRedirect':
    'セッションが終了しました。ログインするとプロバイダーに移動し、このページに戻ります。下書きを保存するフォームには入力内容が残ります。',
  'request.logIn': 'サインイン',
  'request.logInTo': '{{provider}} にサインイン',
  'request.rejectAll': 'すべて拒否',
  'request.unspecified': '不明なエラーが発生しました',
  'request.leavesPage':
    'このページを離れて、また戻ってきます。入力内容が残るのは、下書きを保存するフォームだけです。',
  'autoLogout.title': '操作がないためサインアウトします',
  'autoLogout.text_other': 'しばらくポータルが使われていません。{{count}} 秒後にサインアウトします。',
  'autoLogout.stay': 'はい、サインインしたままにする',
  'autoLogout.question': 'まだご利用中ですか？',
};
