import type { LanguageMessages } from '#sdk';

/** The messages of the cards for groups and users, in Japanese. */
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
  'members.empty': 'メンバーはまだいません。ユーザーの spec.memberOf にこのグループを追加してください。',
  'members.emptyAggregated':
    'このグループにも子グループにもメンバーはまだいません。ユーザーの spec.memberOf にグループを追加してください。',
  'members.failed': 'メンバーを読み込めませんでした',
  'members.more': 'さらに表示',
  'members.list': '{{name}} のメンバー',
  'ownership.title': '所有',
  'ownership.empty':
    '所有しているエンティティはまだありません。追加するには、その記述子で spec.owner を指定してください。',
  'ownership.failed': '所有しているエンティティを集計できませんでした',
  'ownership.tile': '{{kind}} {{count}} 件（タイプ: {{type}}）',
  'aggregation.label': '範囲',
  'aggregation.direct': '直接',
  'aggregation.aggregated': '子グループを含む',
  'aggregation.aggregatedUser': 'グループを含む',
};
