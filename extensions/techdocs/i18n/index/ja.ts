import type { LanguageMessages } from '#sdk';

/** The messages of the list of documentation, in Japanese. */
export const messages: LanguageMessages = {
  title: 'ドキュメント',
  nouns: 'ドキュメント',
  document: 'ドキュメント',
  kind: '種類',
  link: '{{name}} へのリンク',
  failed: '利用可能なドキュメントを読み込めませんでした。',
  empty: '表示するドキュメントはありません',
  emptyHint:
    'コンポーネントなどのエンティティのドキュメントがここに表示されます。追加するには、記述子にアノテーション backstage.io/techdocs-ref を設定します。',
  recent: '最近読んだもの',
  resultTitle: '{{title}} | {{site}} のドキュメント',
};
