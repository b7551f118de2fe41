import type { LanguageMessages } from '#sdk';

/** Messages about settings that could not be stored, in Japanese. */
export const messages: LanguageMessages = {
  unavailable:
    'お使いのブラウザーでは、ポータルの設定を保存できません。このページを閉じると変更は失われます。',
  unread: 'バックエンドから設定を読み込めませんでした。自動的に再試行しています。（{{error}}）',
  unsaved:
    'バックエンドに設定を保存できませんでした。保存できるまで、設定はこのブラウザーに保持されます。（{{error}}）',
  refused:
    'バックエンドが設定の 1 つを拒否しました。その設定はこのブラウザーにのみ保存されています。（{{error}}）',
};
