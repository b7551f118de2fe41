/** Which folders and files of this plugin a folder may import, besides itself. See `tests/architecture/findFolderArrows.mjs`. */
export const folderArrows = {
  api: [],
  i18n: [],
  'i18n/titles': [],
  graph: ['routes.ts', 'api', 'i18n'],
  cards: ['routes.ts', 'api', 'i18n', 'graph'],
  pages: ['api', 'i18n', 'graph'],
  menu: ['routes.ts', 'i18n'],
};
