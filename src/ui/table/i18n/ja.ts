import type { LanguageMessages } from '#sdk';

/** The texts of tables in Japanese. */
export const messages: LanguageMessages = {
  'filter.placeholder': '絞り込み',
  'filter.label': '{{label}} を絞り込む',
  'filter.button': 'フィルター',
  'filter.active_other': 'フィルター ({{count}})',
  'filter.panel': 'フィルター',
  'filter.all': 'すべての結果',
  'selection.all': 'すべて選択',
  'selection.row': '{{name}} を選択',
  'selection.bar': '選択した行',
  'selection.hidden_other': '{{count}} 件は非表示',
  'selection.clear': '選択を解除',
  'layout.button': '列と行の高さ',
  'layout.density': '行の高さ',
  'layout.comfortable': '標準',
  'layout.compact': 'コンパクト',
  'layout.columns': '列',
  'layout.up': '{{column}} を上へ移動',
  'layout.down': '{{column}} を下へ移動',
  'layout.moved': '{{column}} は {{count}} 列中 {{position}} 列目になりました',
  'layout.narrow': '表の幅が足りない場合、重要度の低い列は非表示になります。',
  'layout.reset': 'リセット',
};
