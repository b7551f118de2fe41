import type { LanguageMessages } from '#sdk';

/** The messages of the dialog that unregisters an entity, in Japanese. */
export const messages: LanguageMessages = {
  title: 'このエンティティの登録を解除してもよろしいですか？',
  loading: 'ほかに削除されるものを確認しています',
  failed: 'ほかに削除されるものを確認できませんでした',
  notRemoved: 'エンティティを削除できませんでした',
  unknown: '内部エラー: 不明な状態',
  cancel: 'キャンセル',
  unregister: 'ロケーションの登録を解除',
  delete: 'エンティティを削除',
  advanced: '詳細オプション',
  advancedText:
    'このエンティティだけを削除できます。ロケーションは登録されたままです。ロケーションにエンティティが残っている場合、次に読み込まれると再び表示されます。',
  protected:
    'ロケーションが保護されているため、このエンティティの登録は解除できません。ロケーションはポータルの設定で定義されています。',
  onlyDelete:
    'このエンティティは登録されたロケーションのものではありません。カタログからの削除のみ可能です。',
  undo: '元に戻すには、ロケーションをもう一度登録してください。',
  location: 'ロケーション',
  file: 'サーバー上のファイル {{path}}',
  removed_other: '{{count}} 件のエンティティが削除されます',
  kept_other: '{{count}} 件のエンティティは残ります',
  keptBy: '{{location}} にもあります',
  keptOrphan: 'このロケーションにはもうありません',
  search: 'エンティティを検索',
  noMatch: '検索に一致するエンティティはありません。',
  more_other: 'ほか {{count}} 件。検索すると表示されます。',
  done: 'エンティティ {{name}} を削除しました',
};
