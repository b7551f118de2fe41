import type { LanguageMessages } from '#sdk';

/** What is said of settings that cannot be kept, in Japanese. */
export const messages: LanguageMessages = {
  unavailable: 'このブラウザーではポータルの設定を保存できません。設定はこのページを閉じるまで有効です。',
  unread: 'バックエンドから設定を読み込めませんでした。自動的に再度読み込みます。（{{error}}）',
  unsaved:
    'バックエンドに設定を送信できませんでした。設定はこのブラウザーに保存され、自動的に再送信されます。（{{error}}）',
  refused: 'バックエンドが設定の 1 つを受け付けません。その設定はこのブラウザーに残ります。（{{error}}）',
};
