import type { LanguageMessages } from '#sdk';

/** The texts of what the support button opens, in Japanese. */
export const messages: LanguageMessages = {
  more: 'サポートに連絡',
  notConfigured: 'サポートが設定されていません',
  howTo: 'ポータルの管理者は、設定の app.support で問い合わせ先を指定できます。',
  sample: 'app.support の例',
};
