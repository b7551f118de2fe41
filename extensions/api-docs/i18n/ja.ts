import type { LanguageMessages } from '#sdk';

/** The messages of the plugin, in Japanese. */
export const messages: LanguageMessages = {
  'explorer.register': '既存の API を登録',
  'related.hasApis': 'API',
  'related.hasApisEmpty':
    'API はまだありません。追加するには、API の記述子で spec.system を設定してください。',
  'related.providedApis': '提供する API',
  'related.providedApisEmpty':
    '提供する API はまだありません。追加するには、spec.providesApis に記載してください。',
  'related.consumedApis': '利用する API',
  'related.consumedApisEmpty':
    '利用する API はまだありません。追加するには、spec.consumesApis に記載してください。',
  'related.consumers': '利用者',
  'related.consumersEmpty':
    '利用者はまだいません。コンポーネントを追加するには、その spec.consumesApis にこの API を記載してください。',
  'related.providers': '提供者',
  'related.providersEmpty':
    '提供者はまだいません。コンポーネントを追加するには、その spec.providesApis にこの API を記載してください。',
  'definition.title': '定義',
  'definition.open': '定義を開く',
  'definition.type': '種類',
  'definition.length': '長さ',
  'definition.lines_other': '{{lines}} 行',
  'definition.view': '定義の表示',
  'definition.raw': 'テキスト',
  'definition.emptyTitle': '定義がありません',
  'definition.emptyDescription':
    'ここに API の定義が表示されます。追加するには、記述子で spec.definition を設定してください。',
  'definition.unreadable': '定義を読み取れません: {{message}}',
  'definition.unreadableAt': '定義を読み取れません。{{line}} 行目: {{message}}',
  'definition.tooSlow': '定義の読み取りに時間がかかりすぎるため、テキストとして表示しています。',
  'definition.notLoaded': '表示を読み込めませんでした。ページを再読み込みしてください。',
};
