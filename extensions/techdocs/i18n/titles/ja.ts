import type { LanguageMessages } from '#sdk';

/** The titles of the plugin, in Japanese. */
export const messages: LanguageMessages = {
  Documentation: 'ドキュメント',
  Docs: 'ドキュメント',
  'View TechDocs': 'TechDocs を表示',
  'This entity has no documentation': 'このエンティティにはドキュメントがありません',
};
