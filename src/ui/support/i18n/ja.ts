import type { LanguageMessages } from '#sdk';

/** The texts of the support popup in Japanese. */
export const messages: LanguageMessages = {
  more: 'サポートに連絡',
  notConfigured: 'サポートが設定されていません',
  howTo: '管理者は、設定の app.support にサポートの連絡先を追加できます。',
  sample: 'app.support の例',
};
