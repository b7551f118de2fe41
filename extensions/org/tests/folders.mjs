/** Which folders and files of this plugin a folder may import, besides itself. See `tests/architecture/findFolderArrows.mjs`. */
export const folderArrows = {
  i18n: [],
  relations: [],
  navigation: [],
  cards: ['routes.ts', 'i18n', 'relations'],
};
