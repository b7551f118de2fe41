import type { LanguageMessages } from '#sdk';

/** The texts of the cards about groups and people, in Japanese. */
export const messages: LanguageMessages = {
  'profile.group': 'グループのプロフィール',
  'profile.user': 'プロフィール',
  'profile.picture': 'プロフィール画像',
  'profile.email': 'メールアドレス',
  'profile.type': 'タイプ',
  'profile.parent': '親グループ',
  'profile.children': '子グループ',
  'profile.groups': '所属グループ',
  'profile.noDescription': '説明はありません',
  'members.title': 'メンバー',
  'members.empty': 'このグループにメンバーはいません',
  'members.emptyAggregated': 'このグループにも子グループにもメンバーはいません',
  'members.failed': 'メンバーを読み込めませんでした',
  'members.more': 'さらに表示',
  'members.list': '{{name}} のメンバー',
  'ownership.title': '所有',
  'ownership.empty': '所有しているものはまだありません',
  'ownership.failed': '所有しているものを集計できませんでした',
  'ownership.tile': '{{kind}} {{count}} 件（タイプ: {{type}}）',
  'ownership.untyped': 'タイプなし',
  'aggregation.label': '集計の対象',
  'aggregation.direct': '直接',
  'aggregation.aggregated': '子グループを含む',
  'aggregation.aggregatedUser': 'グループを含む',
};
