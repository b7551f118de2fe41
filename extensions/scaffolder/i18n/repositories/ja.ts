import type { LanguageMessages } from '#sdk';

/** The messages of the page of a repository, in Japanese. */
export const messages: LanguageMessages = {
  create: '作成',
  branch: 'ブランチ',
  size: 'サイズ',
  bytes: '{{count}} バイト',
  clone: 'クローン',
  command: 'クローンのコマンド',
  cloneHint:
    'Git が認証情報を求めたら、任意のユーザー名と、パスワードとしてアクセストークンを入力してください。トークンの有効期間は最長 1 時間です。',
  token: 'アクセストークン',
  files: 'ファイル',
  parent: '親フォルダー',
  module: '別のリポジトリ',
  tooMany: '{{total}} 件中 {{shown}} 件を表示しています。すべて見るには、リポジトリをクローンしてください。',
  commits: '最新のコミット',
  commitBy: '作成者: {{author}}',
  commitId: 'コミット ID',
  view: '表示',
  preview: 'プレビュー',
  source: 'ソース',
  noText: 'このファイルは表示できません',
  noTextHint: 'バイナリか、1 MB を超えています。開くには、リポジトリをクローンしてください。',
  notFound: 'このアドレスには何も見つかりません',
  notFoundHint: '{{name}} の既定のブランチのこの場所には何もないか、リポジトリが存在しません。',
  denied: 'このリポジトリへのアクセス権がありません',
  deniedHint: '権限 {{permission}} が必要です。',
  failed: 'リポジトリを読み込めませんでした',
  toRoot: 'すべてのファイルを表示',
};
