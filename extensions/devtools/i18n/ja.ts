import type { LanguageMessages } from '#sdk';

/** The texts of the developer tools, in Japanese. */
export const messages: LanguageMessages = {
  'gallery.parts': '部品',
  'gallery.lead':
    'ポータルのページを作る部品です。それぞれここで試すことができ、書くべきコードも確認できます。',
  'gallery.code': 'コード',
  'gallery.codeLabel': '{{part}} のコード',
  'draft.title': 'フォームの下書き',
  'draft.summary':
    '入力に時間がかかるフォームに使います。再読み込みや、ページを離れるサインインの後でも、入力内容が復元されます。',
  'draft.restored': '以前の入力内容を復元しました。続きから始められます。',
  'draft.subject': '件名',
  'draft.text': '本文',
  'draft.secret': 'アクセストークン',
  'draft.secretNote': '機密情報は保存されません。',
  'draft.send': '送信',
  'draft.discard': '最初からやり直す',
  'oauth.title': 'アクセスの要求',
  'oauth.summary':
    'プロバイダーにあるユーザーのアカウントを使うためのものです。まだサインインしていない場合や、さらに権限が必要な場合は、ユーザーに確認します。同時の要求は一つのダイアログにまとまります。',
  'oauth.askOne': '一つのプロバイダーに要求',
  'oauth.askMany': '三つのプロバイダーに要求',
  'oauth.given': '{{provider}} へのアクセスが許可されました。',
  'oauth.refused': '{{provider}} へのアクセスが拒否されました。',
  'code.title': 'コード',
  'code.summary': 'コードや設定を読んだりコピーしたりするときに使います。3 行でも 1 万行でも表示できます。',
  'code.language': '言語',
  'graph.title': '依存関係グラフ',
  'graph.summary': '何が何に依存しているかを示すときに使います。ノードが数百を超えると一覧になります。',
  'graph.direction': '方向',
  'graph.curve': '線',
  'graph.zoom': 'ズーム',
  'graph.nodes': 'ノード',
  'graph.sample': '{{count}} 個のノードのグラフ',
};
