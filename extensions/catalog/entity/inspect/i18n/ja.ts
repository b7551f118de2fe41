import type { LanguageMessages } from '#sdk';

/** The messages of the inspect dialog in Japanese. */
export const messages: LanguageMessages = {
  title: 'エンティティの詳細',
  tabs: 'エンティティの表示',
  showAll: 'すべて表示',
  'tab.overview': '概要',
  'tab.ancestry': '取得元',
  'tab.colocated': '同じ場所',
  'tab.json': 'JSON の元データ',
  'tab.yaml': 'YAML の元データ',
  'overview.identity': '識別情報',
  'overview.metadata': 'メタデータ',
  'overview.annotations': 'アノテーション',
  'overview.labels': 'ラベル',
  'overview.tags': 'タグ',
  'overview.relations': '関係',
  'overview.status': '状態',
  'overview.none': 'なし',
  'ancestry.note':
    '登録されたロケーションから順に、このエンティティの取得元となったロケーションとエンティティを表示します。エンティティ間の関係は含まれません。',
  'ancestry.graph': '取得元',
  'ancestry.failed': '取得元を読み込めませんでした',
  'colocated.location': '同じロケーション',
  'colocated.origin': '同じ登録元',
  'colocated.noLocation': 'このエンティティにはロケーションの情報がありません。',
  'colocated.noLocationHint':
    'ロケーションから読み込まれたエンティティには、その場所を示すアノテーションがあります。このエンティティにはありません。',
  'colocated.none': 'このロケーションにほかのエンティティはありません。',
  'colocated.noneHint':
    '同じファイルに記述されたエンティティや、同じ登録元のエンティティがここに表示されます。',
  'colocated.failed': '同じロケーションのエンティティを読み込めませんでした',
};
