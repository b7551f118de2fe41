import type { LanguageMessages } from '../../translation/translationRef';

/** Titles of pages and tabs, in Japanese. */
export const messages: LanguageMessages = {
  Catalog: 'カタログ',
  Overview: '概要',
  Settings: '設定',
  General: '全般',
  'Authentication Providers': '認証プロバイダー',
  'Feature Flags': '機能フラグ',
  'Developer tools': '開発者ツール',
  Plugins: 'プラグイン',
  Gallery: 'ギャラリー',
  Guest: 'ゲスト',
  'Software Catalog': 'ソフトウェアカタログ',
};
