import type { LanguageMessages } from '#sdk';

/** The texts of the developer tools, in Japanese. */
export const messages: LanguageMessages = {
  'gallery.graph': '依存関係グラフ',
  'gallery.direction': '方向',
  'gallery.curve': '線',
  'gallery.zoom': 'ズーム',
  'gallery.nodes': 'ノード',
  'gallery.sample': '{{count}} 個のノードのグラフ',
};
