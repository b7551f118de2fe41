import type { LanguageMessages } from '#sdk';

/** The titles of the plugin, in Japanese. */
export const messages: LanguageMessages = {
  Create: '作成',
  'Create a new component': '新しいコンポーネントの作成',
  Templates: 'テンプレート',
  Tasks: 'タスク',
  Actions: 'アクション',
  'Template editor': 'テンプレートエディター',
  'Templating extensions': 'テンプレート拡張',
  'Launch template': 'テンプレートを使用',
};
