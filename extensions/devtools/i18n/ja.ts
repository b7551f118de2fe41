import type { LanguageMessages } from '#sdk';

/** The texts of the developer tools, in Japanese. */
export const messages: LanguageMessages = {
  'gallery.parts': '部品',
  'gallery.lead':
    'ポータルのページを作る部品です。それぞれここで試すことができ、書くべきコードも確認できます。',
  'gallery.code': 'コード',
  'gallery.codeLabel': '{{part}} のコード',
  'graph.title': '依存関係グラフ',
  'graph.summary': '何が何に依存しているかを示すときに使います。ノードが数百を超えると一覧になります。',
  'graph.direction': '方向',
  'graph.curve': '線',
  'graph.zoom': 'ズーム',
  'graph.nodes': 'ノード',
  'graph.sample': '{{count}} 個のノードのグラフ',
};
