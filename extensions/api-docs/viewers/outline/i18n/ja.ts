import type { LanguageMessages } from '#sdk';

/** The messages of definitions that are shown as text with an outline, in Japanese. */
export const messages: LanguageMessages = {
  contents: 'アウトライン',
  search: 'アウトラインを検索',
  matches_other: '{{count}} 件の一致',
  noMatch: 'アウトラインに一致する項目はありません。',
  code: '定義',
  'streams.client': 'クライアントストリーム',
  'streams.server': 'サーバーストリーム',
  'streams.both': '双方向ストリーム',
  'problem.text': 'アウトラインが不完全な可能性があります。{{line}} 行目: {{reason}}',
  'problem.openComment': 'このコメントは閉じられていません。',
  'problem.openString': 'この文字列は閉じられていません。',
  'problem.openDefinition': 'この定義には終わりがありません。',
  'problem.openBracket': 'この括弧は閉じられていません。',
  'problem.extraBracket': 'この閉じ括弧に対応する開き括弧がありません。',
  'problem.emptyProto': '定義にサービス、メッセージ、列挙型がありません。',
  'problem.emptyRouter': '定義にルーターやプロシージャがありません。',
};
