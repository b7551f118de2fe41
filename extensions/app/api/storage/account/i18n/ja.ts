import type { LanguageMessages } from '#sdk';

/** What is said of settings at the backend, in Japanese. */
export const messages: LanguageMessages = {
  unread: 'バックエンドから設定を読み込めませんでした。自動的に再度読み込みます。（{{error}}）',
  unsaved:
    'バックエンドに設定を送信できませんでした。設定はこのブラウザーに保存され、自動的に再送信されます。（{{error}}）',
  refused: 'バックエンドが設定の 1 つを受け付けません。その設定はこのブラウザーに残ります。（{{error}}）',
};
