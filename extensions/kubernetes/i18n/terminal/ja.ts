import type { LanguageMessages } from '#sdk';

/** The messages of the terminal of a pod, in Japanese. */
export const messages: LanguageMessages = {
  title: 'ターミナル: {{namespace}}/{{pod}}',
  starting: 'ターミナルを起動しています。お待ちください...',
  closed: '接続が閉じられました',
  reconnected: '{{time, datetime(timeStyle: medium)}} に再接続しました',
  skipped: '[{{size, number(maximumFractionDigits: 1)}} MB の出力を省略しました]',
  input: 'コンテナ {{container}} のシェル',
  'input.tooMuch': '出力が多すぎて読み上げられません。行に移動して読んでください。',
  'tool.container': 'コンテナ',
  'tool.copy': '選択範囲をコピー',
  'tool.copied': 'コピーしました',
  'tool.copyFailed': 'ブラウザーがコピーを許可しませんでした。',
  'tool.paste': '貼り付け',
  'tool.pasteFailed':
    'ブラウザーがクリップボードの読み取りを許可しませんでした。{{keys}} を使用してください。',
  'tool.screenReader': 'スクリーンリーダーモード',
  'tool.reconnect': '再接続',
  'keys.leave': 'ターミナルから出る',
  'keys.copy': 'コピー',
  'keys.paste': '貼り付け',
  'state.connecting': '接続しています',
  'state.open': '接続しました。Tab と Escape を含むすべてのキーがシェルに送られます。',
  'state.exited': 'シェルは終了コード {{code}} で終了しました。',
  'state.lost': 'シェルとの接続が切れました。',
  'failure.signedOut': 'セッションが終了しました。もう一度サインインしてから再接続してください。',
  'failure.notPermitted':
    'ターミナルを開く権限がありません。kubernetes.proxy の権限が必要です。ポータルの管理者に問い合わせてください。',
  'failure.forbidden': 'クラスター「{{cluster}}」がシェルを許可しませんでした: {{message}}',
  'failure.missing': 'ポッドまたはコンテナはもう実行されていません: {{message}}',
  'failure.unreachable': 'クラスター「{{cluster}}」が応答しません: {{message}}',
  'failure.offline': 'ポータルが応答しません。接続を確認してから再接続してください。',
  'failure.blocked':
    'クラスターは許可していますが、接続を開けませんでした。ブラウザーとポータルの間のプロキシが WebSocket をブロックしているか、このページのアドレスがポータルの設定と異なる可能性があります。',
  'failure.noShell':
    'コンテナ「{{container}}」には {{shell}} がないため、シェルを実行できません。次のコマンドは、シェルを持つコンテナをポッドに追加します:',
  'failure.noShell.copy': 'kubectl コマンド',
  'failure.other': 'シェルを起動できませんでした: {{message}}',
};
